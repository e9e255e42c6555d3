/** The kanji that the page draws as signs in both languages, by what they mean. */

export { signs as SIGNS } from "../../../src/hatamoto/drawing/data/emblems.json";
