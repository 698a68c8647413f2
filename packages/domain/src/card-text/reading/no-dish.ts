/** What stands on every card and is no dish: telephone numbers, addresses, payment, hours, rules of the house. */

/** Said of the place, its telephone or its page, of payment, taxes or the page itself, whatever else the line says. */
const NEVER =
  /\b0\d(?:[ .-]?\d{2}){4}\b|\+33[\s\d().-]{9,}|www\.|https?:|\b[\w.-]+@[\w.-]+\b|@\w{3,}|\b\d{5}\s\p{Lu}|\bsiret\b|\brcs\b|\btva\b|^t[ée]l\b|\b(?:cartes?\s(?:bancaires?|bleues?)|paiements?|r[èe]glements?|ch[èe]ques?|esp[èe]ces|tickets? restau\w*|minimum de|wi-?fi|prix\s(?:nets?|ttc|en euros)|service\s(?:compris|inclus)|taxes?\s(?:comprises?|incluses?))\b|\bcb\b.*\b(?:partir|minimum)\b|\b(?:livraison|groupes?|commandes?|r[ée]servation)\b.*(?:à partir de|d[èe]s)\s|^page\s\d{1,3}(?:\s?(?:\/|sur)\s?\d{1,3})?$|^\D{0,40}\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b\D{0,10}$/iu;

/** Said to everybody, in a line without a price that is no title. */
const HOUSE =
  /abus d['’]alcool|mod[ée]ration|allerg[èe]nes?\b|\b(?:ouvert|ferm[ée]e?s?)\b|r[ée]servations?\b|\bhoraires?\b|instagram|facebook|tripadvisor|suivez|app[ée]tit|bienvenue|remercie|merci de votre|voie publique|livraison|\bgroupes?\b|accept[ée]|sur demande|offerte?s?\b|changements?\s(?:de|d['’])|non contractuel|à bientôt|valable|vente à emporter|jours? f[ée]ri[ée]s?|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?\b(?:\s(?:midi|soir|au|et|inclus)|.*(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|midi|soir))|\d{1,2}\s?h(?:\s?\d{2})?\b|(?:plats?|desserts?|produits?)\sfaits? maison|d['’]origine\s(?:france|fran[çc]aise|ue|union)/iu;

/** Words of what is said of a whole section, which no title and no dish is named by. */
const REMARK =
  /(?<!\p{L})(?:sont|est|servie?s?|accompagn\p{L}*|jusqu|chaque|commander|inclus\p{L}*|disponibles?|vous|au choix(?=\s?:))(?!\p{L})|[.!]$/iu;
/** Words of sentences, which a title may have. */
const ADDRESSED = /(?<!\p{L})(?:nos|notre|vos|votre|tous|toutes)(?!\p{L})/iu;

const HAIR = /[\u00a0\u202f]/g;

export const isNeverDish = (words: string): boolean => NEVER.test(words.replace(HAIR, ' ').trim());
export const isHouseRule = (words: string): boolean => HOUSE.test(words) && !/\d\s?€/.test(words);
export const isRemark = (words: string): boolean => REMARK.test(words);
export const isSentence = (words: string): boolean => REMARK.test(words) || ADDRESSED.test(words);
