### Twilight of Shogun in English, in our own words. What the cards rest on: see the provenance of their rows.
### Arguments arrive ready: players, spaces, cards and counters as names ("you" for the reader).

game-name = Twilight of Shogun
game-about = Japan, 1854 to 1867. Black ships have come, and the shogun's government is shaking. One player holds it up, the other brings it down, with cards whose events help friend and foe.
game-blurb = Fifteen years from the black ships to the return of power, card by card.

## Sides

seat-0 = Anti-Bakufu
seat-1 = Pro-Bakufu
side-anti = Anti-Bakufu
side-pro = Pro-Bakufu

## Areas and spaces

area-kyushu = Kyushu
area-chugoku = Chugoku
area-nankaido = Nankaido
area-chubu = Chubu
area-ou = Ou

space-satsuma = Satsuma
space-kumamoto = Kumamoto
space-nobeoka = Nobeoka
space-kurume = Kurume
space-saga = Saga
space-fukuoka = Fukuoka
space-kokura = Kokura
space-choshu = Choshu
space-hamada = Hamada
space-hiroshima = Hiroshima
space-matsue = Matsue
space-okayama = Okayama
space-tottori = Tottori
space-uwajima = Uwajima
space-matsuyama = Matsuyama
space-tosa = Tosa
space-takamatsu = Takamatsu
space-tokushima = Tokushima
space-kishu = Kii
space-fukui = Fukui
space-kaga = Kaga
space-hikone = Hikone
space-kuwana = Kuwana
space-owari = Owari
space-matsushiro = Matsushiro
space-nagaoka = Nagaoka
space-mito = Mito
space-aizu = Aizu
space-yonezawa = Yonezawa
space-sendai = Sendai
space-shonai = Shonai
space-akita = Akita
space-kyo = Kyo
space-nagasaki = Nagasaki
space-yokohama = Yokohama
space-edo_bakufu = Edo-Bakufu

## Support counters

marker-katsura_kogoro = Katsura Kogoro
marker-choshu_regular = Choshu regular
marker-yoshida_shoin = Yoshida Sho-in
marker-kiheitai = Kihei-tai
marker-kameyama_shachu = Kameyama Shachu
marker-sakamoto_ryoma = Sakamoto Ryoma
marker-takechi_hanpeita = Takechi Hanpeita
marker-nakaoka_shintaro = Nakaoka Shintaro
marker-shinsengumi = Shinsen-gumi
marker-roshigumi = Roushi-gumi
marker-satsuma_regular_pro = Satsuma regular (Pro-Bakufu)
marker-satsuma_regular_anti = Satsuma regular (Anti-Bakufu)
marker-tosa_regular_pro = Tosa regular (Pro-Bakufu)
marker-tosa_regular_anti = Tosa regular (Anti-Bakufu)
marker-saga_regular_pro = Saga regular (Pro-Bakufu)
marker-saga_regular_anti = Saga regular (Anti-Bakufu)
marker-matsudaira_katamori = Matsudaira Katamori
marker-mimawarigumi = Mimawari-kumi
marker-bakufu_infantry_1 = Bakufu infantry (1)
marker-bakufu_infantry_2 = Bakufu infantry (2)
marker-yodo_pro = Yamanouchi Yodo (Pro-Bakufu)
marker-yodo_anti = Yamanouchi Yodo (Anti-Bakufu)
marker-tokugawa_iemochi = Tokugawa Iemochi
marker-tokugawa_yoshinobu = Tokugawa Yoshinobu
marker-ii_naosuke = Ii Naosuke
marker-ii_naonori = Ii Naonori
marker-bakufu_navy = Bakufu Navy
marker-katsu_kaishu = Katsu Kaishu

## Decks, types, uses, kinds, status

deck-closed = closed deck
deck-open = open deck
type-anti = Anti-Bakufu card
type-pro = Pro-Bakufu card
type-common = common card
type-must_play = must-play card
type-scoring = scoring card
use-event = the event
use-action = the action
use-action_first = the action first, then the event
use-event_first = the event first, then the action
kind-place = placing influence
kind-realign = realignment
kind-coup = a coup
kind-court = a court operation
status-none = nothing
status-presence = presence
status-domination = domination
status-control = control

## Cards

card-kyo_situation = Kyo Situation
card-kyo_situation-text = Score Kyo: whoever has more influence in Kyo gains 5 victory points. A tie pays nothing.
card-kyo_situation-history = Every cause needed the emperor's word, and the emperor lived in Kyo.
card-open_ports_situation = Open Ports Situation
card-open_ports_situation-text = Score the ports: 2 victory points for more influence in Nagasaki, and 2 in Yokohama if it is open. Leading in both pays 1 more. Only the difference counts.
card-open_ports_situation-history = Where the consuls dined, rifles and loans were to be had.
card-kyushu_situation = Kyushu Situation
card-kyushu_situation-text = Score Kyushu: presence 2, domination 6, control 9. Only the difference counts.
card-kyushu_situation-history = The lords of the far south had guns, sugar money and long memories.
card-chugoku_situation = Chugoku Situation
card-chugoku_situation-text = Score Chugoku: presence 2, domination 5, control 8. Only the difference counts.
card-chugoku_situation-history = Between Choshu and the capital lay domains that waited to see who would pass.
card-nankaido_situation = Nankaido Situation
card-nankaido_situation-text = Score Nankaido: presence 1, domination 4, control 6. Only the difference counts.
card-nankaido_situation-history = On Shikoku the shogun's cousins looked across the hills at Tosa.
card-chubu_situation = Chubu Situation
card-chubu_situation-text = Score Chubu: presence 1, domination 3, control 5. Only the difference counts.
card-chubu_situation-history = The roads to Edo belonged to old retainers, and Fukui had new ideas.
card-ou_situation = Ou Situation
card-ou_situation-text = Score Ou: presence 1, domination 3, control 5. Only the difference counts.
card-ou_situation-history = Mito wrote the books of the loyalists; Aizu sharpened its swords for the shogun.
card-treaty_kanagawa = Treaty of Kanagawa
card-treaty_kanagawa-text = (1) Treaty level +1. (2) Intervention −1. (3) If Pro-Bakufu plays: Pro-Bakufu +1 in Nagasaki. If Anti-Bakufu plays: Anti-Bakufu +1 in Mito.
card-treaty_kanagawa-history = Perry came back with more ships in 1854, and two small harbours were opened.
card-treaty_harris = Harris Treaty
card-treaty_harris-text = (1) Treaty level +1. (2) Intervention −1. (3) Anti-Bakufu +1 in Kyo. (4) Pro-Bakufu +1 in Nagasaki.
card-treaty_harris-history = Trade was agreed in 1858, and the throne was not waited for.
card-treaty_five_powers = Ansei Five-Power Treaties
card-treaty_five_powers-text = (1) Treaty level +1. (2) Intervention −1. (3) If Pro-Bakufu plays: Pro-Bakufu gains 1 victory point. If Anti-Bakufu plays: Anti-Bakufu +1 in Kyo.
card-treaty_five_powers-history = Four more Powers had the same terms before the autumn was over.
card-iemochi_succession = Tokugawa Iemochi, 14th Shogun
card-iemochi_succession-text = (1) Put Tokugawa Iemochi (3, Pro-Bakufu) in Kii. (2) If Pro-Bakufu plays: Pro-Bakufu +1 in two different powered clans.
card-iemochi_succession-history = The quarrel over the succession ended with a boy from Kii.
card-yokohama_open_port = Yokohama, Open Port
card-yokohama_open_port-text = Condition: treaty level 1 or more, and Yokohama is closed. (1) Yokohama opens. (2) Pro-Bakufu +2 in Yokohama. (3) If Anti-Bakufu plays: Anti-Bakufu +1 in Yokohama.
card-yokohama_open_port-history = Warehouses rose on a beach where nets had been drying.
card-ii_naosuke_tairo = Ii Naosuke, Great Elder
card-ii_naosuke_tairo-text = (1) Put Ii Naosuke (2, Pro-Bakufu) in Hikone. (2) Remove 3 Anti-Bakufu influence from powered clans, at most 2 from each.
card-ii_naosuke_tairo-history = A younger son who had expected nothing became master of the shogunate.
card-ansei_purge = Ansei Purge
card-ansei_purge-text = Condition: Ii Naosuke is on the map. (1) Anti-Bakufu −2 in each powered clan. (2) Remove Yoshida Sho-in if he is on the map.
card-ansei_purge-history = Lords were confined and scholars beheaded for disagreeing.
card-shinsengumi = Shinsen-gumi
card-shinsengumi-text = (1) Put Shinsen-gumi (1, Pro-Bakufu) in Kyo, flipping it if needed. (2) Pro-Bakufu +1 and Anti-Bakufu −1 in Kyo.
card-shinsengumi-history = Farmers' sons with swords kept the peace of the capital, after a fashion.
card-kyoto_shugoshoku = Military Commissioner of Kyoto
card-kyoto_shugoshoku-text = Condition: Pro-Bakufu controls Aizu. (1) Put Matsudaira Katamori (1, Pro-Bakufu) in Kyo. (2) Pro-Bakufu +2 in Kyo.
card-kyoto_shugoshoku-history = Aizu's elders wept, and their young lord took the post all the same.
card-bakufu_infantry = Bakufu Infantry
card-bakufu_infantry-text = (1) Put Bakufu infantry (1, Pro-Bakufu) in Kyo. (2) Pro-Bakufu +1 in Kyo. (3) Pro-Bakufu +1 in one clan next to Edo-Bakufu.
card-bakufu_infantry-history = For the first time the shogun paid men to march in step.
card-kazunomiya = Princess Kazu's Marriage
card-kazunomiya-text = Pro-Bakufu +1 in each powered clan.
card-kazunomiya-history = A princess left the capital in tears so that two governments might be one family.
card-satsuma_aizu_alliance = Satsuma-Aizu Alliance
card-satsuma_aizu_alliance-text = (1) Put Satsuma regular in Kyo on Pro-Bakufu's side (1), flipping or moving it if needed. (2) Pro-Bakufu +1 in Kyo. (3) Anti-Bakufu −2 in Satsuma.
card-satsuma_aizu_alliance-history = North and south met at a palace gate, and Choshu stood outside.
card-kanrin_maru = Voyage of the Kanrin Maru
card-kanrin_maru-text = Condition: treaty level 1 or more. (1) Intervention −1. (2) Pro-Bakufu +1 in two different clans in reach.
card-kanrin_maru-history = Katsu was seasick most of the way to San Francisco.
card-nagasaki_naval_school = Nagasaki Naval School
card-nagasaki_naval_school-text = (1) Pro-Bakufu +1 in Nagasaki. (2) Pro-Bakufu +1 in Saga, Fukuoka or Kumamoto.
card-nagasaki_naval_school-history = Men of rival domains learned the same boilers from the same Dutchmen.
card-kobu_gattai = Union of Court and Camp
card-kobu_gattai-text = (1) Pro-Bakufu +1 in Kyo. (2) Pro-Bakufu +1 in three different clans in reach.
card-kobu_gattai-history = It was the sensible plan, and for a time most sensible men shared it.
card-nagai_uta = Nagai Uta's Voyage Plan
card-nagai_uta-text = (1) Anti-Bakufu −2 in Choshu. (2) Pro-Bakufu +1 in Choshu.
card-nagai_uta-history = His memorial convinced the court, then his own domain asked for his life.
card-shoka_sonjuku = Shoka Sonjuku
card-shoka_sonjuku-text = (1) Put Yoshida Sho-in (1, Anti-Bakufu) in Choshu. (2) Anti-Bakufu +2 in Choshu.
card-shoka_sonjuku-history = A small house in Hagi held more future ministers than any school in Edo.
card-sakuradamon = Sakuradamon Incident
card-sakuradamon-text = Condition: Ii Naosuke is on the map. (1) Remove Ii Naosuke. (2) Pro-Bakufu −2 in Hikone. (3) Anti-Bakufu +1 in Mito. (4) Anti-Bakufu gains 1 victory point.
card-sakuradamon-history = The guards had covers on their sword hilts against the snow.
card-namamugi = Namamugi Incident
card-namamugi-text = Jo-i is performed. (1) Anti-Bakufu gains 3 victory points. (2) Intervention +1.
card-namamugi-history = Riders from Yokohama met a lord's train on a narrow road.
card-ikuno_uprising = Ikuno Uprising
card-ikuno_uprising-text = (1) Anti-Bakufu gains 2 victory points. (2) Anti-Bakufu +1 in Tottori.
card-ikuno_uprising-history = The rebels had a nobleman, a mine and three days.
card-joi_execution = Jo-i Execution
card-joi_execution-text = Jo-i is performed. (1) Intervention +1. (2) Anti-Bakufu takes one action with 4 points: placing, realignment or coup.
card-joi_execution-history = A date was named, and one domain kept it.
card-katsura_anti_treaty = Anti-Treaty Movement
card-katsura_anti_treaty-text = Condition: Anti-Bakufu controls Choshu. (1) Put Katsura Kogoro (1, Anti-Bakufu) in Kyo. (2) Anti-Bakufu +2 in Kyo.
card-katsura_anti_treaty-history = In the teahouses of the capital treaties were torn up every night.
card-yoshida_toyo = Assassination of Yoshida Toyo
card-yoshida_toyo-text = (1) Put Takechi Hanpeita (1, Anti-Bakufu) in Tosa. (2) Pro-Bakufu −2 in Tosa. (3) Anti-Bakufu +1 in Tosa.
card-yoshida_toyo-history = The reformer was walking home in the rain from a lecture.
card-radical_nobles = Radical Court Nobles
card-radical_nobles-text = (1) Place Anti-Bakufu's court modifier. (2) Anti-Bakufu +1 in Kyo.
card-radical_nobles-history = Sanjo and his friends found that a pale face and an old name could frighten Edo.
card-secret_edict_mito = Secret Edict to Mito
card-secret_edict_mito-text = (1) Anti-Bakufu +2 in Mito. (2) Anti-Bakufu +1 in Kyo.
card-secret_edict_mito-history = The throne had not addressed a daimyo directly within living memory.
card-sonno_joi = Revere the Emperor
card-sonno_joi-text = Anti-Bakufu +1 in four different clans in reach.
card-sonno_joi-history = Four characters were enough for a programme.
card-roshigumi = Kiyokawa's Roshi-gumi
card-roshigumi-text = Condition: Shinsen-gumi is not on the map. (1) Put Roushi-gumi (1, Anti-Bakufu) in Kyo. (2) Anti-Bakufu +1 in Kyo.
card-roshigumi-history = Hired to guard the shogun, they were told on arrival that they served the emperor.
card-tozenji = Tozenji Incident
card-tozenji-text = Jo-i is performed. (1) Intervention +1. (2) If Yokohama is open: Pro-Bakufu −1 in Yokohama. Otherwise: Anti-Bakufu +1 in Mito.
card-tozenji-history = The British minister slept in a temple, and not well.
card-shuseikan = Shuseikan Works
card-shuseikan-text = (1) Anti-Bakufu +2 in Satsuma. (2) Anti-Bakufu +1 in Nagasaki.
card-shuseikan-history = Kagoshima cast guns from books before it had seen a foundry.
card-satsuma_troops = Satsuma Troops to Kyo
card-satsuma_troops-text = Condition: you control Satsuma. (1) Put Satsuma regular in Kyo on your side (1), flipping it if needed. (2) +2 for you in Kyo.
card-satsuma_troops-history = Hisamitsu held no office at all when he led his men into the capital.
card-sanyo_kaigi = Council of Lords
card-sanyo_kaigi-text = (1) +1 for you in Kyo. (2) +1 for you in two of Satsuma, Tosa, Fukui and Uwajima. (3) If Satsuma regular is in Kyo on the other side, remove it. (4) You gain 1 victory point.
card-sanyo_kaigi-history = The cleverest lords of the land met, and each thought himself the cleverest.
card-four_wise_lords = Four Wise Lords
card-four_wise_lords-text = (1) +1 for you in each of Fukui, Uwajima, Tosa and Satsuma. (2) If Pro-Bakufu plays: Pro-Bakufu +1 in Kyo.
card-four_wise_lords-history = Shungaku, Munenari, Yodo and Nariakira read Western books and wrote to one another.
card-yamanouchi_yodo = Yamanouchi Yodo
card-yamanouchi_yodo-text = (1) Put Yamanouchi Yodo in Tosa on your side (1), flipping him if needed. (2) +1 for you in Tosa.
card-yamanouchi_yodo-history = Drunk he was for the throne, sober for the shogun, people said.
card-teradaya = Teradaya Incident
card-teradaya-text = (1) Remove all influence of both sides from Satsuma. (2) +1 for you in Satsuma.
card-teradaya-history = The men who were sent to stop them were their friends.
card-imperial_sanction = Imperial Sanction of the Treaties
card-imperial_sanction-text = (1) Treaty level +1. (2) Intervention −1. (3) Pro-Bakufu +1 in Kyo. (4) If Anti-Bakufu plays: Anti-Bakufu gains 1 victory point.
card-imperial_sanction-history = Seven years after the signing the court gave in, in sight of foreign masts.
card-yoshinobu_shogun = Tokugawa Yoshinobu, 15th Shogun
card-yoshinobu_shogun-text = (1) Put Tokugawa Yoshinobu (1, Pro-Bakufu) in Kyo; Iemochi, the same counter, leaves. (2) Pro-Bakufu +1 in Kyo and +1 in Mito. (3) If Pro-Bakufu plays: Pro-Bakufu gains 1 victory point.
card-yoshinobu_shogun-history = He took the family headship first and let the country ask him for the rest.
card-komei_death = Death of Emperor Komei
card-komei_death-text = (1) Pro-Bakufu −2 in Kyo. (2) Anti-Bakufu +1 in Kyo.
card-komei_death-history = He hated foreigners and trusted Aizu, and he died at thirty-five.
card-hamaguri_gate = Hamaguri-Gate Incident
card-hamaguri_gate-text = Condition: Katsura Kogoro or Choshu regular is in Kyo. (1) Remove all Anti-Bakufu influence from Kyo. (2) Remove all Anti-Bakufu support counters from Kyo. (3) Put Katsura Kogoro (1, Anti-Bakufu) in Kyo.
card-hamaguri_gate-history = Bullet marks are still shown at the gate, and Katsura hid among beggars.
card-choshu_expedition = Choshu Expedition
card-choshu_expedition-text = Condition: Pro-Bakufu has more influence than Anti-Bakufu in Kyo. War on any clan, target value 4.
card-choshu_expedition-history = A great army assembled around Choshu and went home after three heads were sent.
card-second_expedition = Second Choshu Expedition
card-second_expedition-text = Condition: Tokugawa Iemochi is on the map. War on any clan, target value 5. Success: Pro-Bakufu gains 2 victory points. Failure: Anti-Bakufu gains 1.
card-second_expedition-history = The young shogun died at Osaka while his columns were falling back.
card-four_nation_fleet = Four-Nation Fleet
card-four_nation_fleet-text = (1) Anti-Bakufu −3 in Choshu. (2) Anti-Bakufu −1 in each of Kokura, Hamada and Hiroshima. (3) If Jo-i was performed this turn: Pro-Bakufu gains 1 victory point.
card-four_nation_fleet-history = The guns of the strait went to museums in Paris and London.
card-omiya_incident = Omiya Incident
card-omiya_incident-text = Condition: Kameyama Shachu, Sakamoto Ryoma or Nakaoka Shintaro is on the map. (1) Remove Kameyama Shachu or Sakamoto Ryoma. (2) Remove Nakaoka Shintaro. (3) Kaien-tai and Rikuen-tai can no longer occur.
card-omiya_incident-history = It was his birthday, and he had a cold.
card-tosa_loyalist_purge = Purge of the Tosa Loyalists
card-tosa_loyalist_purge-text = Condition: Takechi Hanpeita is on the map. (1) Remove Takechi Hanpeita. (2) Anti-Bakufu −2 in Tosa.
card-tosa_loyalist_purge-history = He painted his own portrait in his cell for his wife.
card-mimawarigumi = Mimawari-gumi
card-mimawarigumi-text = Condition: Matsudaira Katamori is in Kyo. (1) Flip him to Mimawari-kumi (2, Pro-Bakufu). (2) Pro-Bakufu +1 in Kyo.
card-mimawarigumi-history = They were gentlemen, and let the Shinsen-gumi know it.
card-french_mission = French Military Mission
card-french_mission-text = Condition: Bakufu infantry (1) is on the map. (1) Flip it to Bakufu infantry (2, Pro-Bakufu) in Kyo. (2) Pro-Bakufu +1 in Kyo. (3) If Yokohama is open: Pro-Bakufu +1 in Yokohama.
card-french_mission-history = Some of the instructors later fought beside their pupils in the north.
card-ikedaya = Ikedaya Incident
card-ikedaya-text = Condition: Shinsen-gumi is in Kyo. Anti-Bakufu −3 in Kyo.
card-ikedaya-history = On a festival night four men went in, and thirty were waiting.
card-aug18_coup = Coup of August 18
card-aug18_coup-text = (1) Remove Katsura Kogoro or Choshu regular from Kyo. (2) Anti-Bakufu −2 and Pro-Bakufu +1 in Kyo. (3) Remove Anti-Bakufu's court modifier.
card-aug18_coup-history = In one night the guard of a gate changed, and with it the policy of the court.
card-shogun_to_kyo = The Shogun Goes up to Kyo
card-shogun_to_kyo-text = Condition: Tokugawa Iemochi is in Kii. (1) Move him to Kyo. (2) Pro-Bakufu +1 in Kyo.
card-shogun_to_kyo-history = The last shogun to make the journey had been Iemitsu.
card-leon_roches = Minister Leon Roches
card-leon_roches-text = (1) Intervention −1. (2) If Yokohama is open: Pro-Bakufu +1 in Yokohama.
card-leon_roches-history = He had learned statecraft in North Africa and offered it to the shogun.
card-taisei_hokan = Return of Power to the Throne
card-taisei_hokan-text = Condition: Tokugawa Yoshinobu is on the map. (1) Pro-Bakufu gains 3 victory points. (2) Anti-Bakufu's court level −1, not below 0.
card-taisei_hokan-history = He handed back the reins, certain that nobody else could hold them.
card-yokosuka_works = Oguri's Yokosuka Works
card-yokosuka_works-text = (1) Pro-Bakufu +1 in two different clans next to Edo-Bakufu. (2) If Yokohama is open: Pro-Bakufu +1 in Yokohama.
card-yokosuka_works-history = If the house must be sold, said Oguri, let it be sold with a storehouse.
card-ikkaiso = Hitotsubashi-Aizu-Kuwana Regime
card-ikkaiso-text = Pro-Bakufu +1 in each of Kyo, Aizu and Kuwana.
card-ikkaiso-history = A cousin and two brothers governed the capital between them.
card-kiheitai = Kihei-tai
card-kiheitai-text = (1) Put Kihei-tai (2, Anti-Bakufu) in Choshu; Yoshida Sho-in, the same counter, is flipped. (2) Anti-Bakufu +2 in Choshu.
card-kiheitai-history = Sons of farmers and samurai drilled side by side under Takasugi.
card-shotai = Choshu Shotai
card-shotai-text = Anti-Bakufu places 4 influence in Choshu and the clans next to it, at most 2 in each.
card-shotai-history = Even sumo wrestlers and monks had their companies.
card-choshu_outburst = Choshu's Outburst
card-choshu_outburst-text = Condition: Anti-Bakufu controls Choshu. (1) Put Choshu regular (2, Anti-Bakufu) in Kyo; Katsura Kogoro, the same counter, is flipped. (2) Anti-Bakufu +2 in Kyo.
card-choshu_outburst-history = They came to petition and brought artillery.
card-keiten_aijin = Revere Heaven, Love Mankind
card-keiten_aijin-text = (1) Anti-Bakufu +3 in Satsuma. (2) Pro-Bakufu −1 in Satsuma. (3) If Satsuma regular is in Kyo on Pro-Bakufu's side, remove it.
card-keiten_aijin-history = Saigo came home from the islands, and Satsuma followed him.
card-emperor_flags = The Emperor Flags Stand
card-emperor_flags-text = Condition: Anti-Bakufu's court level is 4 and intervention is below 3. Anti-Bakufu rolls a die, Pro-Bakufu gains that many victory points, and the game ends: whoever has points wins, at 0 the first player.
card-emperor_flags-history = Few had ever seen the banner, and nobody dared to fire on it.
card-kameyama_shachu = Kameyama Shachu
card-kameyama_shachu-text = (1) Put Kameyama Shachu (1, Anti-Bakufu) in Nagasaki. (2) Anti-Bakufu +1 in each of Nagasaki, Satsuma and Choshu.
card-kameyama_shachu-history = Its ships flew one domain's flag and carried another's guns.
card-kaientai_rikuentai = Kaien-tai and Rikuen-tai
card-kaientai_rikuentai-text = Condition: Kameyama Shachu is on the map and the Omiya Incident has not occurred. (1) Flip it to Sakamoto Ryoma (2, Anti-Bakufu) in Nagasaki. (2) Put Nakaoka Shintaro (2, Anti-Bakufu) in Kyo; Takechi Hanpeita, the same counter, is flipped. (3) Anti-Bakufu +1 in each of Kyo, Tosa and Satsuma.
card-kaientai_rikuentai-history = Two friends took the sea and the land and meant to meet in the middle.
card-kozanji_rising = Kozanji Rising
card-kozanji_rising-text = If Pro-Bakufu has influence in Choshu: a coup there by Anti-Bakufu with 4 points, which does not raise intervention. Otherwise: Anti-Bakufu +2 in Choshu.
card-kozanji_rising-history = He told the exiled nobles that they would now see what a man of Choshu was.
card-satcho_alliance = Satsuma-Choshu Alliance
card-satcho_alliance-text = Condition: Anti-Bakufu controls Satsuma and Choshu. (1) Put Satsuma regular in Kyo on Anti-Bakufu's side (1). (2) Anti-Bakufu +2 in Kyo. (3) Anti-Bakufu gains 2 victory points.
card-satcho_alliance-history = For ten days neither would speak first.
card-iwakura_intrigue = Iwakura's Intrigue
card-iwakura_intrigue-text = (1) Place Anti-Bakufu's court modifier. (2) Anti-Bakufu +1 in Kyo. (3) If the Death of Emperor Komei has occurred: Pro-Bakufu −1 in Kyo.
card-iwakura_intrigue-history = Banished to a village, he received everyone who mattered by night.
card-tengu_party = Mito Tengu Party
card-tengu_party-text = Condition: Anti-Bakufu has influence in Mito. War on any clan of Ou or Chubu, target value 4.
card-tengu_party-history = They crossed the mountains in winter to plead with a lord of their own house.
card-glover = Glover and Company
card-glover-text = (1) Anti-Bakufu +1 in Nagasaki. (2) Anti-Bakufu +1 in two of Satsuma, Choshu, Saga, Tosa and Uwajima.
card-glover-history = From his veranda he could count the ships he had sold.
card-ii_naonori = Hikone Turns Coat
card-ii_naonori-text = Condition: Ii Naosuke is not on the map. (1) Put Ii Naonori (1, Anti-Bakufu) in Hikone. (2) Anti-Bakufu +1 in Hikone.
card-ii_naonori-history = The shogunate cut the estates of the house that had served it best.
card-shimonoseki_shelling = Shelling at Shimonoseki
card-shimonoseki_shelling-text = Condition: Anti-Bakufu has influence in Choshu. Jo-i is performed. (1) Anti-Bakufu +2 in Choshu. (2) Anti-Bakufu gains 1 victory point. (3) Intervention +1.
card-shimonoseki_shelling-history = The first ship under fire was an American merchantman at anchor.
card-four_border_war = Four-Border War
card-four_border_war-text = Condition: Anti-Bakufu controls Choshu. War on any clan, target value 4. Success: Anti-Bakufu +1 there.
card-four_border_war-history = Good rifles and local roads beat numbers on every side.
card-tenchugumi = Tenchu-gumi Rising
card-tenchugumi-text = (1) Pro-Bakufu −1 in Kii. (2) Anti-Bakufu +1 in Kyo.
card-tenchugumi-history = They proclaimed the emperor's rule in Yamato a day before the court changed its mind.
card-tosa_troops = Tosa Troops to Kyo
card-tosa_troops-text = Condition: you control Tosa. (1) Put Tosa regular in Kyo on your side (1), flipping it if needed. (2) +2 for you in Kyo.
card-tosa_troops-history = Their lord ordered them not to fight, and they fought.
card-saga_troops = Saga Troops to Kyo
card-saga_troops-text = Condition: you control Saga. (1) Put Saga regular in Kyo on your side (1), flipping it if needed. (2) +1 for you in Kyo and +1 in Nagasaki.
card-saga_troops-history = Saga had Armstrong guns and no opinion.
card-four_lords_conference = Conference of Four Lords
card-four_lords_conference-text = +1 for you in three of Kyo, Satsuma, Tosa, Uwajima and Fukui.
card-four_lords_conference-history = They argued for weeks over one port and one domain, and Yoshinobu had his way.
card-ee_ja_nai_ka = Ee ja nai ka
card-ee_ja_nai_ka-text = You may make up to three realignment attempts, free of points, in clans of Chubu and Nankaido.
card-ee_ja_nai_ka-history = Paper charms fluttered down, and whole towns put on costumes and danced.
card-satsuei_war = Anglo-Satsuma War
card-satsuei_war-text = Jo-i is performed. (1) Pro-Bakufu −2 and Anti-Bakufu −2 in Satsuma. (2) +1 for you in Nagasaki.
card-satsuei_war-history = Each side learned to respect the other's gunnery.

## Options

option-navy = Bakufu Navy and Katsu Kaishu
option-navy-about = A side that is 10 points behind gets one more support counter for the turn (§12.1).
option-joi_by_treaty_level = Jo-i by the treaty level
option-joi_by_treaty_level-about = Jo-i pays Pro-Bakufu as soon as the treaty level is 2, not only from the next turn on (ruling 11).

## Reasons for the end

reason-sudden_death = a side reached 20 victory points
reason-intervention = the Powers stepped in
reason-emperor_flags = the emperor's flags stood
reason-final_scoring = turn 8 was over and everything was scored

## Decisions: what the seat is asked

decision-deal = Deal a card to { $seat }.
decision-play_card = Round { $round }: choose a card to play.
decision-choose_use = { $card }: how do you use it?
decision-choose_kind = { $card }: choose the kind of action for { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
decision-place = Choose where to place influence ({ $points ->
    [one] 1 point
   *[other] { $points } points
  } left), or stop.
decision-realign = Choose where to try a realignment ({ $points ->
    [one] 1 point
   *[other] { $points } points
  } left), or stop.
decision-realign_die = Roll for { $seat } in the realignment of { $space }.
decision-realign_reply = Roll for { $seat } against the realignment of { $space }.
decision-free_realign = { $card }: choose a clan for a realignment ({ $count } left), or stop.
decision-coup = Choose the clan for a coup with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
decision-coup_die = Roll for { $seat }: a coup in { $space } with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
decision-court_die = Roll for { $seat }: a court operation with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
decision-put = { $card }: choose where to place influence ({ $count } left).
decision-take = { $card }: choose where to remove opposing influence ({ $count } left).
decision-war = { $card }: choose the clan to make war on (target value { $target }).
decision-war_die = Roll for { $seat }: war on { $space }, target value { $target }.
decision-navy = Choose where { $marker } stands this turn.
decision-flags_die = Roll for { $seat }: the emperor's flags stand.
help-play_card = The foot of each card says what playing it would do.
help-choose_use = Take its event or its action points. If it is the other side’s card, its event happens as well.
help-choose_kind = All its points go into one kind of action.
help-place = Where you have influence, or next to it. The tab on a space is its price.
help-realign = Both sides roll a die and add what backs them; the lower one loses the difference in influence. The percentage is your chance to win.
help-free_realign = Both sides roll a die and add what backs them; the lower one loses the difference in influence. The percentage is your chance to win.
help-coup = Gold spaces have influence of the other side within your reach. One die decides how much of it falls; the percentage is the chance of at least 1.
help-put = The event places it directly: it costs no action points.
help-take = The event removes it directly: it costs no action points.

## Events: what happened

event-turn_began = Turn { $turn } ({ $years }) began with { $seat } first.
event-first_player_changed = { $seat } became the first player.
event-open_deck_joined = In turn { $turn } the country opened: the open deck joined, and { $count } cards were shuffled.
event-card_dealt = { $seat } drew a card.
event-card_received = { $seat } drew { $card }.
event-pile_reshuffled = The discards became a new draw pile of { $count } cards.
event-pile_empty = There were no cards left to draw.
event-round_began = Turn { $turn }, round { $round } began for { $seat }.
event-card_played = { $seat } played { $card }.
event-use_announced = { $seat } used { $card }: { $use }.
event-event_lapsed = The event of { $card } did not occur: its condition was not met.
event-event_occurred = { $seat } carried out the event { $card }.
event-joi_performed = Jo-i was performed: { $card }.
event-kind_chosen = { $seat } chose { $action_kind } with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-influence_placed = { $seat } +{ $amount } influence in { $space } ({ $influence }).
event-influence_removed = { $seat } −{ $amount } influence in { $space } ({ $influence }).
event-influence_recovered = { $seat } recovered { $amount } influence in { $space } ({ $influence }).
event-control_gained = { $seat } gained control of { $space }.
event-control_lost = { $seat } lost control of { $space }.
event-points_unused = { $seat } left { $points ->
    [one] 1 point
   *[other] { $points } points
  } unused.
event-attempts_unused = { $seat } left { $count ->
    [one] 1 attempt
   *[other] { $count } attempts
  } unused.
event-realignment_rolled = Realignment in { $space }: { $seat } rolled { $number } plus { $bonus } for { $total }, against { $other_number } plus { $other_bonus } for { $other_total }.
event-realignment_tied = The realignment in { $space } changed nothing.
event-coup_rolled = { $seat } made a coup in { $space }: { $number } rolled, { $points } added, twice the stability of { $stability } taken off, for a value of { $value }.
event-intervention_raised = The intervention of the Powers rose to { $level }.
event-intervention_lowered = The intervention of the Powers fell to { $level }.
event-intervention_held = The intervention of the Powers stayed at { $level }.
event-court_tried = { $seat } tried a court operation: { $number } rolled, { $modifier } to add, { $points } or less needed.
event-court_raised = { $seat } reached court operation level { $level }.
event-court_failed = { $seat } failed at court and stayed at level { $level }.
event-court_idle = { $seat } had nothing more to gain at court.
event-court_lowered = { $seat } fell back to court operation level { $level }.
event-vp_gained = { $seat } gained { $amount ->
    [one] 1 victory point
   *[other] { $amount } victory points
  }; { $vp ->
    [0] the sides are even
   *[other] { $side } leads by { $points }
  }.
event-marker_stationed = { $marker } came to { $space } for { $seat }.
event-marker_removed = { $marker } left { $space }.
event-marker_returned = { $marker } went back to Edo-Bakufu.
event-treaty_signed = A treaty was signed; the treaty level rose to { $level }.
event-yokohama_opened = The port of Yokohama was opened.
event-modifier_placed = Anti-Bakufu won the ear of the court: the court modifier was placed.
event-modifier_removed = The court modifier of Anti-Bakufu was removed.
event-war_declared = { $seat } made war on { $space } with a target value of { $target }.
event-war_rolled = { $seat } rolled { $number } in the war on { $space }, plus { $bonus }, less { $malus }: { $value } against { $target }.
event-war_won = { $seat } won the war on { $space }.
event-war_failed = { $seat } lost the war on { $space }.
event-war_idle = { $seat } met nobody to fight in { $space }.
event-area_scored = { $area } was scored: Anti-Bakufu { $anti_status } for { $anti_points }, Pro-Bakufu { $pro_status } for { $pro_points }.
event-kyo_scored = Kyo was scored with influence { $anti } of Anti-Bakufu and { $pro } of Pro-Bakufu.
event-ports_scored = The ports were scored: { $anti_points } for Anti-Bakufu, { $pro_points } for Pro-Bakufu.
event-card_discarded = { $card } was discarded.
event-card_removed = { $card } left the game.
event-turn_ended = Turn { $turn } ended.
event-joi_scored = Jo-i paid { $amount ->
    [one] 1 victory point
   *[other] { $amount } victory points
  } to { $seat }.
event-final_scoring_began = Everything was scored a last time.
event-flags_rolled = The emperor's flags stood: { $seat } rolled { $number }.
event-game_ended = { $seat } won: { $reason }. { $vp ->
    [0] The victory points were even.
   *[other] { $side } led by { $points }.
  }

## Refusals: why not

refusal-not_in_hand = { $card } is not in your hand
refusal-event_unmet = The condition of { $card } is not met
refusal-both_happen = With { $card } both action and event happen; announce which goes first
refusal-no_order = With { $card } you choose either the action or the event
refusal-no_court_must_play = { $card } has to be played and cannot be used for a court operation
refusal-court_done = You have made your court operation this turn
refusal-court_not_after_event = After the event no court operation can follow
refusal-court_not_by_event = Points given by an event cannot be used for a court operation
refusal-no_realign_target = There is no space in reach where you could try a realignment
refusal-no_coup_target = There is no clan in reach where you could make a coup
refusal-coup_banned = At intervention { $level } a coup would bring the Powers in
refusal-no_influence_there = No influence can stand in { $space }
refusal-port_closed = { $space } is not open yet
refusal-out_of_reach = You have no influence in { $space } or next to it
refusal-too_few_points = { $space } costs { $cost }, and you have { $points } left
refusal-port_limit = You have spent your one point of this round in { $space }
refusal-no_opponent_there = The other side has no influence in { $space }
refusal-not_a_clan = { $space } is no clan
refusal-not_named = { $card } does not reach { $space }
refusal-most_reached = This event allows no more in { $space }
refusal-nothing_to_take = The other side has no influence left in { $space }
refusal-no_navy_there = The counter goes to Kyo, an open port or a powered clan, not to { $space }
refusal-already_drawn = { $card } is not in the draw pile

loss-points_unused = { $points ->
    [one] 1 action point is left and would be lost.
   *[other] { $points } action points are left and would be lost.
  }
loss-attempts_unused = { $count ->
    [one] 1 attempt is left and would be lost.
   *[other] { $count } attempts are left and would be lost.
  }

## Choices

verb-play = { $card }
verb-draw = { $card }
verb-roll = { $number }
verb-use = { $use }
verb-kind = { $kind }
verb-stop = Stop
verb-place = Place in { $space }
verb-put = +1 in { $space }
verb-take = −1 in { $space }
verb-realign = Realignment in { $space }
verb-coup = Coup in { $space }
verb-war = War on { $space }
verb-navy = To { $space }

## Labels of the board

view-board = Map and tracks
view-map = Map of Japan from Kyushu to Ou
view-nearer = Zoom in
view-farther = Zoom out
view-whole = Show the whole map
view-point_at = Point at a space to see what is there.
view-tap_at = Tap a space to see what is there.
view-as_list = Spaces as a list
view-as_map = Back to the map
view-outside = Kyo, the ports and Edo
view-tab_map = Map
view-tab_score = Score
view-years = { $years }
view-summary = turn { $turn }, { $years }
view-status = { $side } · { $count ->
    [one] 1 card
   *[other] { $count } cards
} · court { $level }
view-anti = Anti
view-pro = Pro
view-none = nobody

view-turn = Turn
view-vp = VP
view-vp_even = Nobody leads in victory points.
view-vp_of = { $side } leads by { $amount } victory points.
view-opened = open
view-closed = closed
view-treaty = Treaty
view-treaty_hand = hand of { $count } cards
view-court = Court
view-court_ready = ready
view-court_done = done this turn
view-court_modifier = die −1
view-court_card = one card more
view-intervention = Powers
view-coup_allowed = coups allowed
view-coup_banned = no coup
view-joi = Jo-i
view-joi_planned = planned; VP for { $side }
view-joi_done = performed for { $side }
view-joi_sign = 行
view-joi_yes = performed
view-joi_no = planned

view-legend_anti = Anti-Bakufu controls
view-legend_pro = Pro-Bakufu controls
view-legend_nobody = nobody; number = stability
view-legend_powered = powered clan
view-legend_support = support, one for each pin
view-legend_legal = may be chosen now
view-legend_changed = has just changed

view-stability_of = Stability { $stability }.
view-influence = Anti-Bakufu { $anti } (support { $anti_least }), Pro-Bakufu { $pro } (support { $pro_least }).
view-controls = { $side } controls.
view-nobody_controls = Nobody controls.
view-port_closed = The port is still closed.
view-port_shut = closed
view-edo = The seat of the shogunate takes no influence.
view-markers_here = Here: { $markers }.
view-not_available = Not available: { $text }, paragraph { $rule }.

view-tab = { $points } AP
view-change = { $side } { $before } → { $after }, { $other_side } { $count }.
view-loses_control = { $side } loses control.
view-gains_control = { $side } takes control.
view-points_left = { $points ->
    [one] 1 action point left after this.
   *[other] { $points } action points left after this.
}
view-price_controlled = { $points } points because { $side } controls it.
view-price_capital = Kyo always costs { $points } points.
view-realign_bonus = Your die +{ $bonus }, the other die +{ $other_bonus }.
view-realign_odds = Chances: { $gain } % they lose influence, { $loss } % you do, { $nothing } % nobody.
view-coup_odds = { $percent } % chance to remove at least 1 influence: a die of { $number } or more. A six moves { $most }.
view-coup_never = No die is enough here.
view-war_odds = { $percent } % chance to win: a die of { $number } or more.
view-war_never = No die wins here.
roll-realignment = { $seat } realigned { $space }.
roll-coup = { $seat } tried a coup in { $space }.
roll-court = { $seat } tried a court operation.
roll-war = { $seat } went to war in { $space }.
roll-flags = { $seat } raised the emperor's flags.
rolled-realignment = { $sign ->
    [gain] opponent −{ $amount }
    [loss] own −{ $amount }
   *[none] nothing
}
rolled-coup = { $got ->
    [0] no effect
   *[other] value { $got }
}
rolled-court = { $got ->
    [0] failed
   *[other] succeeded
}
rolled-war = { $got ->
    [0] lost
   *[other] won
}
rolled-flags = opponent +{ $amount } VP
view-dice = Dice: { $numbers }

view-only_use = { $card }: its event cannot occur, so it brings its action only.
view-only_kind = { $card }: only placing influence is possible now.
view-do_use_event = Event
view-do_use_action = Action, { $points } AP
view-do_use_action_first = Action first, { $points } AP
view-do_use_event_first = Event first
view-do_for = { $text }, { $price } AP
view-do_kind_place = Place influence
view-do_kind_realign = Realign
view-do_kind_coup = Coup
view-do_kind_court = { $number ->
    [0] Court
   *[other] Court, die { $number } or less
}

view-hand = Your hand and the card you play
view-cards = Cards
view-held = In hand
view-map_key = * powered clan · number: stability · ●, ■ influence/support, then who controls · x not open yet
view-hand_empty = No cards in hand.
view-type_anti = Anti event
view-type_pro = Pro event
view-type_common = Common event
view-type_must_play = Must be played
view-type_scoring = Scoring
view-card_label = { $card }, { $points } action points, { $type }. { $text } { $note }.
view-note_own = Action or event
view-note_own_idle = Action only: condition unmet
view-note_theirs = Their event occurs
view-note_theirs_idle = Their event would not occur
view-note_must = Its event always occurs
view-note_must_idle = Event would not occur now
view-note_score = If played now: { $text }
view-in_play = In play
view-in_play_event = In play: event still to come
view-in_play_points = In play: { $points } AP left
view-card_of = Played by { $seat }
view-plays = { $side } plays { $card }.
view-plays_use = Used for { $use }.
view-plays_step = Now { $side }: { $text }.
view-part_action = Action
view-part_event = Event
view-step_choose_use = choosing its use
view-step_choose_kind = choosing an action, { $points } AP
view-step_place = placing, { $points } AP left
view-step_realign = realigning, { $points } AP left
view-step_free_realign = free realignments, { $points } left
view-step_coup = choosing a coup, { $points } AP
view-step_put = placing { $points } influence
view-step_take = removing { $points } influence
view-step_war = choosing a war, target { $target }
view-net = { $amount } VP for { $side }
view-net_even = 0 VP

view-scored_now = If scored now
view-ports = Ports
view-memory = Scored
view-memory_key = ✓ scored since the last shuffle
view-memory_kyo = Kyo
view-memory_ports = Ports
view-memory_kyushu = Kyu.
view-memory_chugoku = Chu.
view-memory_nankaido = Nan.
view-memory_chubu = Chb.
view-memory_ou = Ou
view-memory_and = {", "}
view-memory_some = Since the draw pile was last shuffled: { $text }. Those cards lie in the discards and cannot be drawn before the next shuffle.
view-memory_none = Nothing since the draw pile was last shuffled. Every scoring card can still come.
view-memory_here = Scored since the last shuffle; its card lies in the discards.
view-area_side = { $side }: { $clans ->
    [one] 1 clan
   *[other] { $clans } clans
}, { $status }, { $points } VP.
view-area_sum = { $anti } against { $pro }: { $text }.
view-area_table = Presence pays { $presence }, domination { $domination }, control { $control }; control needs { $needed } of { $clans } clans with the powered one.
view-pile = Draw pile
view-discarded = Discarded
view-removed = Out of the game
view-known_cards = Surely in the other hand
view-about = Where this comes from
view-about_rulebook = The rulebook names this card; its numbers may be our reconstruction.
view-about_report = Published game reports tell of this card; its numbers are partly our reconstruction.
view-about_reconstructed = This card is our reconstruction: the rulebook does not print the cards.
view-about_map = The coast is that of Natural Earth, bent so that every castle town lies under its space. Which clans there are, their lines and most of their numbers are our reconstruction.
view-about_scoring = Some of these values are known from game reports, the others are our reconstruction.

group-turn_began = Turn { $turn } · { $years }
group-round_began = Turn { $turn }, round { $round }

## The guided first game

lesson-twilight-waiting = The other side plays. Watch the map: what is outlined has just changed.
lesson-twilight-play_card = Every card has action points and an event, and all are played before the turn ends. The other side's event occurs when you play its card. Read the foot of each card.
lesson-twilight-choose_use = An own or common card is action or event. With a card of the other side both happen, and you say which comes first.
lesson-twilight-choose_kind = Placing spreads influence, realignment breaks it with dice, a coup strikes one clan and stirs the Powers, a court operation wins the throne and stops the other side's event.
lesson-twilight-place = A space costs 1 point, 2 where the other side controls and in Kyo. You control a clan when you lead by its stability, the number at the top right.
lesson-twilight-realign = Both roll. Each side adds the clans it controls there and next to it. The lower total loses the difference.
lesson-twilight-free_realign = An event gives you attempts without price. Both roll, and the lower total loses influence.
lesson-twilight-coup = The die and your points, less twice the stability, move influence. Low stability is easy prey. Each coup brings the Powers one step closer.
lesson-twilight-put = The event lets you add influence. Think of the next scoring: the powered clan of an area counts most.
lesson-twilight-take = The event takes influence from the other side. Where it controls by little, one point is enough.
lesson-twilight-war = A war that is won empties a clan of the other side's influence. Your clans there and next to it help, theirs hinder.
lesson-twilight-navy = The marker stands in one space for this turn and supports its side there.
lesson-twilight-event-turn_began = A turn begins: hands are filled to the size the treaty level gives.
lesson-twilight-event-area_scored = An area was scored: presence, domination or control by each side, and only the difference counts.
lesson-twilight-event-treaty_signed = A treaty: larger hands, and at level 2 the country opens and new cards come.
lesson-twilight-event-influence_recovered = After each round influence comes back to what inherent support and markers guarantee: the pins under a space.
lesson-twilight-event-joi_performed = Jo-i was performed: at the end of the turn it pays Anti-Bakufu while the country is closed, Pro-Bakufu once it is open.
lesson-twilight-event-intervention_raised = The Powers come closer. At 4 no coup is possible any more.
lesson-twilight-event-game_ended = The game is over. Go back through it with the replay in the record.

## Paragraphs of the rules

rule-1_0 = The years from the black ships to the return of power
rule-2_0 = What lies on the table
rule-2_1 = The map
rule-2_11 = 36 spaces
rule-2_11_1 = Clans
rule-2_11_1_i = Stability
rule-2_11_1_ii = Printed support
rule-2_11_2 = Powered clans
rule-2_11_3 = Kyo and the ports
rule-2_11_3_i = Nobody controls Kyo or a port
rule-2_11_3_ii = Kyo and the ports lie in no area
rule-2_11_4 = Edo-Bakufu
rule-2_11_4_i = No influence in Edo-Bakufu
rule-2_11_4_ii = Edo-Bakufu counts as Pro-Bakufu's for its neighbours
rule-2_12 = Areas
rule-2_13 = Lines make neighbours
rule-2_14 = Tracks
rule-2_15 = Boxes
rule-2_2 = Markers and counters
rule-2_2_i = Influence in clans, Kyo and ports
rule-2_2_ii = Support by events
rule-2_2_iii = Information on tracks and boxes
rule-2_21 = Influence
rule-2_21_i = Red, blue, and a face for control
rule-2_21_ii = Influence is not limited by markers
rule-2_22 = Support counters stand where events put them
rule-2_23 = Markers of record
rule-2_23_1 = The turn
rule-2_23_2 = Victory points on one track
rule-2_23_3 = The treaty level
rule-2_23_3_i = Four treaty events raise the level
rule-2_23_3_ii = The level decides the hand size
rule-2_23_3_iii = Closed turns
rule-2_23_3_iv = The opening
rule-2_23_4 = The court operation level
rule-2_23_4_i = One court operation a turn
rule-2_23_4_ii = Done becomes Ready again
rule-2_23_5 = The intervention of the Powers
rule-2_23_5_i = Every coup raises intervention
rule-2_23_5_ii = No coup to level 5
rule-2_23_6 = The Jo-i marker
rule-2_23_6_i = An event with the sign performs Jo-i
rule-2_23_6_ii = Each turn begins without Jo-i
rule-2_24 = Markers of information
rule-2_24_1 = Anti-Bakufu's court modifier
rule-2_24_2 = The port marker
rule-2_24_2_i = Shimoda first
rule-2_24_2_ii = An event opens Yokohama
rule-2_24_2_iii = Until then Yokohama does not exist
rule-2_24_3 = A note of what was scored
rule-2_3 = Strategy cards
rule-2_3_1 = The top of a card
rule-2_3_1_i = Action points
rule-2_3_1_ii = The deck
rule-2_3_1_iii = The icons
rule-2_3_2 = The middle of a card
rule-2_3_2_i = The event's name
rule-2_3_2_ii = The event's text
rule-2_3_2_iii = The Jo-i sign
rule-2_3_3 = The bottom of a card
rule-2_31 = Closed and open deck
rule-2_31_i = The game begins with the closed deck
rule-2_31_ii = The open deck joins at level 2
rule-2_32 = Action points pay for actions
rule-2_33 = Types of cards
rule-2_33_i = Pro-Bakufu cards
rule-2_33_ii = Anti-Bakufu cards
rule-2_33_iii = Common cards
rule-2_33_iv = Must-play cards
rule-2_34 = Either or both
rule-2_34_i = Anti-Bakufu's icon
rule-2_34_ii = Pro-Bakufu's icon
rule-2_35 = The event part
rule-2_35_1 = Its name
rule-2_35_2 = Its text
rule-2_35_2_i = Without its condition an event does not occur
rule-2_35_2_ii = The text overrides the rules
rule-2_35_3 = A star removes the card when its event occurs
rule-2_35_4 = The line of history
rule-3_0 = Influence, control, support
rule-3_1 = Influence
rule-3_2 = Control of a clan
rule-3_2_i = Ahead by the stability
rule-3_2_ii = The face that shows control
rule-3_3 = Total support
rule-3_3_1 = Printed support counts
rule-3_3_2 = Support counters count
rule-3_4 = Influence recovers to the support
rule-4_0 = Before the first turn
rule-4_1 = Cards
rule-4_1_i = Only the closed deck is shuffled
rule-4_1_ii = Five cards each
rule-4_2 = Influence
rule-4_2_i = Influence equals the printed support
rule-4_2_ii = The other markers stay at hand
rule-4_3 = Other markers
rule-4_3_1 = Turn 1, Anti-Bakufu first
rule-4_3_2 = Victory points at 0
rule-4_3_3 = Treaty level 0, Closed
rule-4_3_4 = Court levels 0, Ready
rule-4_3_5 = Intervention 0
rule-4_3_6 = Jo-i planned
rule-4_3_7 = Yokohama closed
rule-4_3_8 = No court modifier
rule-4_3_9 = The rest where it is useful
rule-5_0 = Eight turns of three phases
rule-5_1 = Initial phase
rule-5_1_1 = Who goes first
rule-5_1_2 = The treaty level is looked at
rule-5_1_3 = Cards are drawn
rule-5_2 = Card-play phase
rule-5_2_1 = The first player's round
rule-5_2_1_A = Action
rule-5_2_1_A_i = Placing influence
rule-5_2_1_A_ii = Realignment
rule-5_2_1_A_iii = Coup
rule-5_2_1_A_iv = Court operation
rule-5_2_1_B = Event
rule-5_2_2 = The second player's round
rule-5_2_3 = The first player again
rule-5_2_4 = The second player again
rule-5_2_5 = Until all cards are played
rule-5_3 = End phase
rule-5_3_1 = Jo-i scores
rule-5_3_2 = Markers are refreshed
rule-5_3_3 = The winner in the last turn
rule-6_0 = What happens before the cards are played
rule-6_1 = First player
rule-6_1_i = The higher court level takes the lead
rule-6_1_ii = Otherwise the first player stays first
rule-6_2 = The treaty level
rule-6_2_i = The open deck is shuffled in
rule-6_2_ii = Turns are Open from now on
rule-6_3 = Hands are filled
rule-6_3_i = One more card at court level 4
rule-6_3_ii = An empty draw pile is made anew
rule-7_0 = Rounds
rule-7_0_1 = Rounds alternate
rule-7_0_2 = One card for action, event or both
rule-7_0_3 = The phase ends with the last card
rule-7_1 = A round
rule-7_1_1 = Choose a card
rule-7_1_2 = Event or action points, by the type of the card
rule-7_2 = Types of cards in play
rule-7_2_i = An event needs its condition
rule-7_2_ii = You choose the order of action and event
rule-7_21 = Whose card it is
rule-7_21_i = Your own and common cards: action or event
rule-7_21_ii = The other side's cards: action and their event
rule-7_21_iii = Must-play cards: action and event
rule-8_0 = One kind of action
rule-8_0_i = Placing influence
rule-8_0_ii = Realignment
rule-8_0_iii = Coup
rule-8_0_iv = Court operation
rule-8_0_1 = Never two kinds at once
rule-8_0_2 = One point a round in each port
rule-8_1 = Placing: where you are, or next to it
rule-8_1_1 = What placing costs
rule-8_1_1_i = One point for one influence
rule-8_1_1_ii = Two points where the other side has control
rule-8_1_1_iii = Always two points in Kyo
rule-8_1_2 = How placing goes
rule-8_1_2_i = One by one, at the price of the moment
rule-8_1_2_ii = Control changes at once
rule-8_1_2_iii = New influence extends your reach
rule-8_2 = Realignment
rule-8_2_i = Point by point, even twice in a space
rule-8_2_ii = Control around the target matters
rule-8_2_iii = Either side may lose
rule-8_2_1 = What an attempt costs
rule-8_2_1_i = One point an attempt
rule-8_2_1_ii = Two points in Kyo
rule-8_2_2 = As many attempts as you can pay
rule-8_2_2_i = One attempt ends before the next
rule-8_2_2_ii = The next target after the last result
rule-8_2_2_iii = You may stop
rule-8_2_3 = An attempt
rule-8_2_3_i = The target has the other side's influence and is in reach
rule-8_2_3_ii = A die each, plus controlled clans
rule-8_2_3_iii = Equal totals change nothing
rule-8_2_3_iv = The lower total loses the difference
rule-8_2_3_v = Never below 0
rule-8_3 = Coup
rule-8_3_i = Points and stability decide
rule-8_3_ii = It removes theirs and may add yours
rule-8_3_1 = How a coup goes
rule-8_3_1_i = The target is a clan with the other side's influence in reach
rule-8_3_1_ii = Die plus points minus twice the stability
rule-8_3_1_iii = The other side loses the coup value
rule-8_3_1_iv = What is left over becomes your influence
rule-8_3_2 = Every coup raises intervention by 1
rule-8_4 = Court operation
rule-8_4_1 = It is the only way to avoid an event
rule-8_4_1_i = The card is discarded without its event
rule-8_4_1_ii = Once a turn for each side
rule-8_4_1_iii = Never with a must-play card
rule-8_4_2 = Raising the level
rule-8_4_2_i = A die is rolled
rule-8_4_2_ii = A roll up to the points succeeds
rule-8_4_2_iii = Done, whatever the roll
rule-8_4_2_iv = A new level pays its points
rule-8_4_2_v = Level 4 pays a card instead
rule-9_0 = Step by step
rule-9_1 = Who plays the event
rule-9_1_1 = The active side: own, common, must-play
rule-9_1_2 = The other side: its own card
rule-9_1_3 = Points given by an event are spent by the event player
rule-9_1_4 = A bonus goes by the active side
rule-9_2 = Events that leave the game
rule-9_2_i = Removed when the event occurred
rule-9_2_ii = Discarded when it did not
rule-9_2_iv = The other side's starred card goes too
rule-9_2_v = The condition counts at the start of the round
rule-9_3 = Influence by events
rule-9_3_1 = Influence is added or removed directly
rule-9_3_2 = Where it may go
rule-9_3_2_i = Named spaces know no limit
rule-9_3_2_ii = "Any clan" must be in reach
rule-9_4 = War
rule-9_4_i = The event player names a clan
rule-9_4_ii = Die plus own minus opposing control
rule-9_4_iii = Success removes all opposing influence
rule-9_4_iv = Nothing to remove, no war
rule-9_5 = Scoring events
rule-9_5_1 = An area pays each side its best status
rule-9_5_1_i = Presence: one clan
rule-9_5_1_ii = Domination: the powered clan and more clans
rule-9_5_1_iii = Control: the powered clan and more than half
rule-9_5_2 = Only the difference is scored
rule-10_0 = After the last card
rule-10_0_1 = Jo-i scores 2
rule-10_0_1_i = In a Closed turn for Anti-Bakufu
rule-10_0_1_ii = In an Open turn for Pro-Bakufu
rule-10_0_2 = Markers are refreshed
rule-10_0_3 = Turn 8 ends the game
rule-11_0 = Four ways to the end
rule-11_1 = Sudden death
rule-11_1_i = 20 points win at once
rule-11_1_ii = A player may give up
rule-11_2 = The Powers step in
rule-11_2_i = At level 4 no coup, and rises are evaded
rule-11_2_ii = Whoever brings level 5 loses
rule-11_3 = The emperor's flags
rule-11_3_i = The event ends the game
rule-11_3_ii = Court level 4 and intervention below 3
rule-11_3_iii = The other side gains a die of points
rule-11_3_iv = Then the side with points wins
rule-11_4 = After turn 8
rule-11_4_1 = Every scoring event once
rule-11_4_2 = 20 points do not stop it
rule-11_4_3 = The side with points wins, or the first player
rule-12_0 = By agreement
rule-12_1 = Bakufu Navy and Katsu Kaishu
rule-12_1_1 = Looked at before the first round
rule-12_1_1_i = Anti-Bakufu has 10: the navy helps Pro-Bakufu
rule-12_1_1_ii = Pro-Bakufu has 10: Katsu helps Anti-Bakufu
rule-12_1_1_iii = Otherwise it stays in Edo-Bakufu
rule-12_1_2 = It goes back in the end phase
rule-summary = What differs from Twilight Struggle
rule-card_kyo_situation = Kyo Situation
rule-card_open_ports_situation = Open Ports Situation
rule-card_kyushu_situation = Kyushu Situation
rule-card_chugoku_situation = Chugoku Situation
rule-card_nankaido_situation = Nankaido Situation
rule-card_chubu_situation = Chubu Situation
rule-card_ou_situation = Ou Situation
rule-card_treaty_kanagawa = Treaty of Kanagawa
rule-card_treaty_harris = Harris Treaty
rule-card_treaty_five_powers = Ansei Five-Power Treaties
rule-card_iemochi_succession = Tokugawa Iemochi, 14th Shogun
rule-card_yokohama_open_port = Yokohama, Open Port
rule-card_ii_naosuke_tairo = Ii Naosuke, Great Elder
rule-card_ansei_purge = Ansei Purge
rule-card_shinsengumi = Shinsen-gumi
rule-card_kyoto_shugoshoku = Military Commissioner of Kyoto
rule-card_bakufu_infantry = Bakufu Infantry
rule-card_kazunomiya = Princess Kazu's Marriage
rule-card_satsuma_aizu_alliance = Satsuma-Aizu Alliance
rule-card_kanrin_maru = Voyage of the Kanrin Maru
rule-card_nagasaki_naval_school = Nagasaki Naval School
rule-card_kobu_gattai = Union of Court and Camp
rule-card_nagai_uta = Nagai Uta's Voyage Plan
rule-card_shoka_sonjuku = Shoka Sonjuku
rule-card_sakuradamon = Sakuradamon Incident
rule-card_namamugi = Namamugi Incident
rule-card_ikuno_uprising = Ikuno Uprising
rule-card_joi_execution = Jo-i Execution
rule-card_katsura_anti_treaty = Anti-Treaty Movement
rule-card_yoshida_toyo = Assassination of Yoshida Toyo
rule-card_radical_nobles = Radical Court Nobles
rule-card_secret_edict_mito = Secret Edict to Mito
rule-card_sonno_joi = Revere the Emperor
rule-card_roshigumi = Kiyokawa's Roshi-gumi
rule-card_tozenji = Tozenji Incident
rule-card_shuseikan = Shuseikan Works
rule-card_satsuma_troops = Satsuma Troops to Kyo
rule-card_sanyo_kaigi = Council of Lords
rule-card_four_wise_lords = Four Wise Lords
rule-card_yamanouchi_yodo = Yamanouchi Yodo
rule-card_teradaya = Teradaya Incident
rule-card_imperial_sanction = Imperial Sanction of the Treaties
rule-card_yoshinobu_shogun = Tokugawa Yoshinobu, 15th Shogun
rule-card_komei_death = Death of Emperor Komei
rule-card_hamaguri_gate = Hamaguri-Gate Incident
rule-card_choshu_expedition = Choshu Expedition
rule-card_second_expedition = Second Choshu Expedition
rule-card_four_nation_fleet = Four-Nation Fleet
rule-card_omiya_incident = Omiya Incident
rule-card_tosa_loyalist_purge = Purge of the Tosa Loyalists
rule-card_mimawarigumi = Mimawari-gumi
rule-card_french_mission = French Military Mission
rule-card_ikedaya = Ikedaya Incident
rule-card_aug18_coup = Coup of August 18
rule-card_shogun_to_kyo = The Shogun Goes up to Kyo
rule-card_leon_roches = Minister Leon Roches
rule-card_taisei_hokan = Return of Power to the Throne
rule-card_yokosuka_works = Oguri's Yokosuka Works
rule-card_ikkaiso = Hitotsubashi-Aizu-Kuwana Regime
rule-card_kiheitai = Kihei-tai
rule-card_shotai = Choshu Shotai
rule-card_choshu_outburst = Choshu's Outburst
rule-card_keiten_aijin = Revere Heaven, Love Mankind
rule-card_emperor_flags = The Emperor Flags Stand
rule-card_kameyama_shachu = Kameyama Shachu
rule-card_kaientai_rikuentai = Kaien-tai and Rikuen-tai
rule-card_kozanji_rising = Kozanji Rising
rule-card_satcho_alliance = Satsuma-Choshu Alliance
rule-card_iwakura_intrigue = Iwakura's Intrigue
rule-card_tengu_party = Mito Tengu Party
rule-card_glover = Glover and Company
rule-card_ii_naonori = Hikone Turns Coat
rule-card_shimonoseki_shelling = Shelling at Shimonoseki
rule-card_four_border_war = Four-Border War
rule-card_tenchugumi = Tenchu-gumi Rising
rule-card_tosa_troops = Tosa Troops to Kyo
rule-card_saga_troops = Saga Troops to Kyo
rule-card_four_lords_conference = Conference of Four Lords
rule-card_ee_ja_nai_ka = Ee ja nai ka
rule-card_satsuei_war = Anglo-Satsuma War

## How a finished game went

headline-you_score = You won with the victory points at { $score }.
headline-they_score = { $seat } won with the victory points at { $score }.
headline-you_how = You won { $how }.
headline-they_how = { $seat } won { $how }.
how-first_player = at 0 points as the first player of the turn
how-intervention = because the Powers stepped in
check-score = Victory points: { $score } ahead for { $seat }.
check-first_player = At 0 the first player of the turn wins: { $seat }.
check-intervention = The last level of intervention was the doing of { $other_seat }.
parts-earlier = Scored during the game
parts-final = Final scoring
part-area = { $area }
part-kyo = Kyo
part-ports = Ports
part-joi = Jo-i
part-others = Events and actions
end-goal = { $goal } points win at once
end-track = The track stands at { $points } for { $seat }.

goal = { $points } points ahead wins at once
goal-seat = { $own ->
    [yes] you { $amount }
   *[no] { $side } { $amount }
 }
goal-end = otherwise the scoring after turn { $turns } decides (turn { $turn } now)

lesson-twilight-first-goal = You lead Anti-Bakufu and want to bring the shogun's government down. The side that gets 20 points ahead wins at once.
lesson-twilight-first-end = Otherwise the game ends after turn 8: every area is scored once more, and whoever is ahead then wins. This line always says how things stand.
lesson-twilight-first-map = Points come from areas, and areas from the clans you control. You control a clan when you lead there by its stability. Satsuma needs 3, and you have 1.
lesson-twilight-first-card = Cards do everything here. Play the Shuseikan Works: it is your own card, worth 3 action points.
lesson-twilight-first-use = Your own card is either its event or its points. Take the points.
lesson-twilight-first-kind = Points can place influence, realign, stage a coup or work at court. Place influence.
lesson-twilight-first-choshu = Each influence costs a point where you are or next door. Put one in Choshu: you will lead there by 2, which is its stability.
lesson-twilight-first-satsuma = Now two in Satsuma, until you lead by 3.
lesson-twilight-first-control = Satsuma and Choshu are yours: their plaques have changed. They are powered clans, which count most when their areas are scored.
lesson-twilight-first-event = Pro-Bakufu has answered. Play Yamanouchi Yodo, a common card, this time for what it says.
lesson-twilight-first-event_use = Choose the event.
lesson-twilight-first-tosa = Yodo stands in Tosa as support that cannot be lost for long, and Tosa is yours. Events are often worth more than points.
lesson-twilight-first-theirs = Ii Naosuke belongs to the other side: whoever plays him, his event hurts you. But a court operation keeps it away. Play him.
lesson-twilight-first-theirs_use = With their card both parts happen, and you say what comes first. Take the action first.
lesson-twilight-first-court = Choose the court operation: a die no higher than the points of the card wins a step at court.
lesson-twilight-first-score = A step at court, a point for you, and Ii's event did not occur. From here you play on your own; tips appear when something is new.

## The laboratory

opening-play_card = First card
opening-choose_kind = First action
factor-spaces = Spaces, when controlled in the middle
factor-cards = Cards, when drawn
