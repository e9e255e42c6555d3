/** The one kanji an action, a kind of space or a card is known by; it stays in both languages, as art. */

const ACTIONS: Readonly<Record<string, string>> = {
  forestry: "木",
  quarry: "石",
  rice_field: "田",
  rice_delivery: "米",
  money: "金",
  building: "建",
  travel: "旅",
  trading: "商",
  recruit: "人",
  authorization: "特",
};

const CARDS: Readonly<Record<string, string>> = {
  domain: "領",
  court: "朝",
  works: "普",
  woodcutters: "杣",
  stonemasons: "工",
  rice_growers: "稲",
  master_builders: "匠",
  granary: "蔵",
  caravan: "隊",
  corvee: "役",
  treasury: "庫",
  magistrate: "奉",
  architect: "棟",
  couriers: "飛",
  quarry_office: "場",
};

const PRIVILEGES: Readonly<Record<string, string>> = {
  site: "礎",
  support: "助",
  trade: "市",
  income: "収",
  wood_or_stone: "木石",
  stone_or_rice: "石米",
  rice_or_wood: "米木",
  full_wood: "満木",
  full_stone: "満石",
  full_rice: "満米",
};

const LOCATIONS: Readonly<Record<string, string>> = {
  forestry: "木",
  quarry: "石",
  rice_field: "田",
  city: "町",
  choice: "任",
};

export const actionKanji = (action: string): string => ACTIONS[action] ?? "行";
export const cardKanji = (card: string): string => CARDS[card] ?? "札";
export const privilegeKanji = (privilege: string): string => PRIVILEGES[privilege] ?? "特";
export const locationKanji = (location: string): string => LOCATIONS[location] ?? "所";
