/**
 * The most frequent parts of passwords: words of the lists of leaked passwords, French and English, without accents.
 * With a minimum of twelve characters most listed passwords are too short: what remains are their words, repeated or
 * followed by digits.
 */
const LEAKED = [
  'abcabc abcdef access admin administrateur administrator alexandre amour antoine apple aqwzsx arsenal asdfgh',
  'ashley automne autumn azerty azertyuiop barcelona baseball basketball batman bienvenue bonjour bonsoir buster',
  'camille caramel changeme changemoi charlie cheese chelsea cheval chocolat chouchou citroen computer cookie',
  'coucou daniel decembre dimanche doudou dragon enfant facebook famille ferrari fevrier fleur foot football france',
  'google hello hiver hockey hunter iloveyou internet janvier jardin jennifer jessica jetaime jeudi jordan juillet',
  'julien juventus killer letmein licorne liverpool login loulou love lundi lyon maison maman mardi marine',
  'marseille master maxime mdp mercedes mercredi michael monday monkey motdepasse naruto nicolas nouveau novembre',
  'octobre ordinateur papa papillon paris pass password passwort pepper peugeot pokemon porsche princess princesse',
  'printemps provisoire qazwsx qsdfgh qweasd qwerty qwertyuiop qwertz ranger renault root rugby salut samedi',
  'samsung secret sesame shadow soleil sophie spring starwars summer sunshine superman temporaire tennis tequiero',
  'test testing thomas trustno user utilisateur vanille vendredi welcome whatever winter wxcvbn zaqwsx zxcvbn',
];

/** Words of the product, of its trade and of its demonstration. */
const OF_THE_HOUSE = [
  'affiche agence ardoise atlantique bistrot boisson brasserie cafe carte chevalet client coca cocacola cocktail',
  'cola commande commercial comptoir craie delegue demo demonstration imprimerie imprimeur installateur menu',
  'mirabelle pinson plv projet restaurant roussel siege tableau vasseur',
];

/** Longest first: a word is matched before its parts. */
export const WEAK_WORDS: readonly string[] = [...LEAKED, ...OF_THE_HOUSE]
  .flatMap((line) => line.split(' '))
  .sort((a, b) => b.length - a.length);

/** Adjacent keys on French and English keyboards, in the alphabet and in numbers; matched in both directions. */
export const RUNS: readonly string[] = [
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'aqwzsxedcrfvtgbyhnujik',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1a2z3e4r5t6y7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn',
];
