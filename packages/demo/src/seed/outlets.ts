import type { OutletRecord } from '@ardoise/domain/outlets/outlet-record.ts';
import { COMPLEMENTS, FIRST_NAMES, HOUSES, LAST_NAMES, STREETS, TOWNS, WHOLE_NAMES } from './outlet-words.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** An outlet as the lookup returns it, with its number. */
export interface DemoOutlet extends OutletRecord {
  nOutlet: string;
}

const GENERATED = 234;
const FIRST_NUMBER = 3_105_002;

/** Medals as the customer file writes them: inconsistent case, sometimes missing. */
const MEDALS = [
  'Gold',
  'Gold',
  'Gold',
  'GOLD',
  'Silver',
  'Silver',
  'silver',
  'Platinum',
  'Platinum',
  'PLATINUM',
  'Bronze',
  'Bronze',
  null,
] as const;

/** Fixed ones: tests and tours reference them. */
const FIXED: DemoOutlet[] = [
  fixed(
    '3104587',
    'Brasserie du Palais',
    '12',
    'place du Palais',
    '33000',
    'Bordeaux',
    'Gold',
    'Bertrand Lacombe',
    '05 36 49 17 20',
    '06 39 98 88 03',
    'b.lacombe@brasserie-du-palais.example',
    '45287190300025',
  ),
  fixed(
    '3104612',
    'Café des Halles',
    '4',
    'place Abel-Surchamp',
    '33500',
    'Libourne',
    'Silver',
    'Inès Aubert',
    '05 36 49 22 04',
    '06 39 98 41 17',
    'ines@cafe-des-halles.example',
    '51904427800013',
  ),
  fixed(
    '3104633',
    'Le Comptoir Girondin',
    '31',
    'avenue de la Marne',
    '33700',
    'Mérignac',
    'Platinum',
    'Karim Benali',
    '05 36 49 30 55',
    '06 39 98 52 09',
    'karim@comptoir-girondin.example',
    '80316652400021',
  ),
  fixed(
    '3104658',
    'Chez Lucette',
    '7 bis',
    'rue Pasteur',
    '33600',
    'Pessac',
    'Bronze',
    'Lucette Morin',
    '05 36 49 41 80',
    '06 39 98 63 30',
    'bonjour@chez-lucette.example',
    '39877154100033',
  ),
  fixed(
    '3104671',
    'Bar de la Marine',
    '2',
    'quai Goslar',
    '33120',
    'Arcachon',
    'Gold',
    'Gaël Etcheverry',
    '+33 5 36 49 58 12',
    '+33639987446',
    'gael@bar-de-la-marine.example',
    '42160938700014',
  ),
  fixed(
    '3104699',
    'Au Rendez-vous des Pêcheurs',
    '18',
    'cours des Dames',
    '17000',
    'La Rochelle',
    null,
    'Mathilde Texier',
    '05 36 49 66 71',
    '06 39 98 85 20',
    'contact@rendez-vous-des-pecheurs.example',
    '77541209600028',
  ),
  fixed(
    '3104706',
    'La Terrasse du Palais',
    '14',
    'place du Palais',
    '33000',
    'Bordeaux',
    'Gold',
    'Bertrand Lacombe',
    '05 36 49 17 21',
    '06 39 98 88 03',
    'b.lacombe@brasserie-du-palais.example',
    '45287190300033',
  ),
  fixed(
    '3104713',
    'Le Petit Lacombe',
    '8',
    'rue Saint-Rémi',
    '33000',
    'Bordeaux',
    'Gold',
    'Bertrand Lacombe',
    '05 36 49 17 34',
    '06 39 98 88 03',
    'b.lacombe@brasserie-du-palais.example',
    '45287190300042',
  ),
  fixed(
    '3104720',
    'La Guinguette du Lac',
    '1',
    'allée du Lac',
    '33300',
    'Bordeaux',
    'Gold',
    'Bertrand Lacombe',
    '05 36 49 17 48',
    '06 39 98 88 03',
    'b.lacombe@brasserie-du-palais.example',
    '45287190300051',
  ),
];

function fixed(
  nOutlet: string,
  name: string,
  house: string,
  street: string,
  postalCode: string,
  city: string,
  medal: string | null,
  owner: string,
  telephone: string,
  phone: string,
  email: string,
  siret: string,
): DemoOutlet {
  return {
    nOutlet,
    Outlet_Name: name,
    House_Number__c: house,
    Street__c: street,
    Street2__c: null,
    Street3__c: null,
    Postal_Code__c: postalCode,
    City__c: city,
    Telephone__c: telephone,
    SIRET__c: siret,
    Owner_Name: owner,
    Phone: phone,
    Email: email,
    Segmentation__c: medal,
  };
}

/** A URL slug of a name: lower case, no accents, dashes. */
function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function pairs(random: SeededRandom): string {
  return `${String(random.between(10, 99))} ${String(random.between(10, 99))}`;
}

function international(phone: string, random: SeededRandom): string {
  const digits = phone.replace(/ /g, '').slice(1);
  return random.chance(0.5)
    ? `+33${digits}`
    : `+33 ${digits[0]} ${digits.slice(1).replace(/(\d{2})(?=\d)/g, '$1 ')}`;
}

/** Luhn checksum of the digits, doubling every second one from the right. */
function luhn(digits: string): number {
  return (
    [...digits].reverse().reduce((sum, digit, index) => {
      const value = Number(digit) * (index % 2 ? 2 : 1);
      return sum + (value > 9 ? value - 9 : value);
    }, 0) % 10
  );
}

/** Fourteen digits with an invalid check digit, so that no company has them. */
function siret(random: SeededRandom): string {
  const digits = `${random.between(310, 899)}${String(random.between(0, 999_999)).padStart(6, '0')}000${random.between(11, 49)}`;
  return luhn(digits) === 0 ? `${digits.slice(0, -1)}${(Number(digits.at(-1)) + 1) % 10}` : digits;
}

function outletName(random: SeededRandom, taken: Set<string>, town: string): string {
  const name = random.chance(0.25)
    ? random.pick(WHOLE_NAMES)
    : `${random.pick(HOUSES)} ${random.pick(COMPLEMENTS)}`;
  const key = `${name}, ${town}`;
  if (taken.has(key)) return outletName(random, taken, town);
  taken.add(key);
  return name;
}

function generated(index: number, random: SeededRandom, taken: Set<string>): DemoOutlet {
  const [city, postalCode, prefix] = random.pick(TOWNS);
  const name = outletName(random, taken, city);
  const [first, last] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const [telephone, phone] = [`${prefix} ${pairs(random)}`, `06 39 98 ${pairs(random)}`];
  const abroad = random.chance(0.15);
  return {
    nOutlet: String(FIRST_NUMBER + index * 7),
    Outlet_Name: name,
    House_Number__c: random.chance(0.9)
      ? `${random.between(1, 140)}${random.chance(0.08) ? ' bis' : ''}`
      : null,
    Street__c: random.pick(STREETS),
    Street2__c: random.chance(0.08)
      ? random.pick(['Centre commercial', 'Résidence du Parc', 'Galerie marchande', 'Bâtiment B'])
      : null,
    Street3__c: null,
    Postal_Code__c: postalCode,
    City__c: city,
    Telephone__c: abroad ? international(telephone, random) : telephone,
    SIRET__c: siret(random),
    Owner_Name: `${first} ${last}`,
    Phone: abroad || random.chance(0.1) ? international(phone, random) : phone,
    Email: `${slug(first)}.${slug(last)}@${slug(`${name} ${city}`)}.example`,
    Segmentation__c: random.pick(MEDALS),
  };
}

/** The outlets of the demonstration: nine fixed ones, then generated ones; deterministic. */
export function demoOutlets(): DemoOutlet[] {
  const random = seededRandom(20_261_120);
  const taken = new Set(FIXED.map((outlet) => `${outlet.Outlet_Name}, ${outlet.City__c}`));
  return [...FIXED, ...Array.from({ length: GENERATED }, (_, index) => generated(index, random, taken))];
}
