/** Whose data it is, in the words of the page. */
export const PEOPLE = {
  compte: 'Titulaire d’un compte',
  client: 'Client ou gérant',
  contact: 'Contact sur place',
  signataire: 'Signataire',
  invite: 'Destinataire d’un lien ou d’un e-mail',
  quiconque: 'Toute personne citée',
} as const;
export type Whose = keyof typeof PEOPLE;

/** The content of a column: the words of the page, and what happens to it when its person is erased. */
export const HOLDINGS = {
  identifiant: { words: 'Identifiant', end: 'anonyme' },
  /** An array of usernames. */
  identifiants: { words: 'Identifiants', end: 'anonyme' },
  /** The number of an account, which outlives it: the account itself is emptied. */
  uid: { words: 'Numéro de compte', end: 'anonyme' },
  courriel: { words: 'Adresse e-mail', end: 'anonyme' },
  nom: { words: 'Nom', end: 'anonyme' },
  telephone: { words: 'Téléphone', end: 'efface' },
  /** IP address or browser. */
  reseau: { words: 'Adresse IP ou navigateur', end: 'efface' },
  /** Text or JSON that may name any person. */
  texte: { words: 'Texte où une personne peut être citée', end: 'anonyme' },
  /** What was signed: frozen, and destroyed with the evidence. */
  piece: { words: 'Texte signé ou image de signature', end: 'efface' },
  /** Hash of a password or token: never exported. */
  secret: { words: 'Empreinte secrète', end: 'efface' },
  /** How another system calls them. */
  reference: { words: 'Référence dans un autre système', end: 'efface' },
  /** Says something about its person without naming them. */
  fait: { words: 'Fait ou date', end: 'garde' },
} as const satisfies Record<string, { words: string; end: End }>;
export type Holding = keyof typeof HOLDINGS;

/** What happens at the end. */
export type End = 'anonyme' | 'efface' | 'garde';

/** Type of content, then whose: `courriel:client`. */
export type PersonalColumn = `${Holding}:${Whose}`;

/** A processing activity, as article 30 (GDPR) requires. */
export interface Activity {
  title: string;
  purpose: string;
  basis: string;
  readers: string;
  /** How long, and what happens then. */
  kept: string;
}

/** A table with personal data. Every column is in exactly one of the two lists. */
export interface PersonalTable {
  activity: string;
  title: string;
  /** Only where it differs from the activity's. */
  kept?: string;
  /** The column that names the project it belongs to. */
  project?: string;
  /** SQL of the rows that are tied to projects (`:projects`) or to their outlets (`:outlets`): there a name is its person's. */
  tied?: string;
  /** SQL of what an emptied address becomes, where two empty ones would be the same row. */
  emptied?: string;
  /**
   * Rows without a name of their own: another table identifies the person, in these columns if it names others too.
   * `column` is the reference, called `of` in the other table where the two names differ.
   */
  through?: { column: string; table: string; of?: string; by?: readonly string[] };
  /** The column of the account whose row it is, where other columns name people as well. */
  owner?: string;
  /** Texts about other people, separated by spaces: left out of the export of an account. */
  ofOthers?: string;
  /** Rows of the person are deleted, rather than anonymised. */
  rowsGo?: true;
  personal: Readonly<Record<string, PersonalColumn>>;
  /** Names of the other columns, separated by spaces. */
  impersonal: string;
}
export type PersonalTables = Readonly<Record<string, PersonalTable>>;

/** Splits a declared column. */
export function partsOf(column: PersonalColumn): { holding: Holding; whose: Whose } {
  const [holding, whose] = column.split(':') as [Holding, Whose];
  return { holding, whose };
}
