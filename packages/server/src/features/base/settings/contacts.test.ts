import { changeContacts, readContacts } from '@ardoise/domain/contract/contacts.ts';
import { ROLES } from '@ardoise/domain/projects/roles.ts';
import type { Contact } from '@ardoise/domain/settings/contacts.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  for (const role of ROLES) await createUser(site.pool, { role, name: `un-${role}` });
});
afterAll(() => site.close());
beforeEach(() => site.pool.query('delete from settings'));

const TECHNICAL: Contact = {
  sujet: 'Problème technique',
  nom: 'Assistance 🛠️',
  telephone: '0 800 123 456',
  email: 'assistance@exemple.fr',
};
const OF_THE_MAKERS: Contact = {
  sujet: 'Fichiers d’impression',
  nom: 'Inès Roussel',
  telephone: '06 39 98 60 03',
  email: '',
  roles: ['agence', 'imprimeur'],
};

const put = (name: string, contacts: Contact[]) => site.as(name).call(changeContacts, { body: { contacts } });
const read = async (name: string) => (await site.as(name).call(readContacts)).body.contacts;

it('are none until they are set, then those of each role, and all for whoever sets them', async () => {
  expect(await read('un-dc')).toEqual([]);
  expect((await site.anonymous.call(readContacts)).status).toBe(401);
  const set = await put('un-siege', [TECHNICAL, OF_THE_MAKERS]);
  expect([set.status, set.body.contacts]).toEqual([200, [TECHNICAL, OF_THE_MAKERS]]);
  for (const role of ROLES) {
    const all = ['administrator', 'siege', 'agence', 'imprimeur'].includes(role);
    expect(await read(`un-${role}`), role).toEqual(all ? [TECHNICAL, OF_THE_MAKERS] : [TECHNICAL]);
  }
  expect((await put('un-administrator', [OF_THE_MAKERS])).status).toBe(200);
  expect(await read('un-client')).toEqual([]);
  const { rows } = await site.pool.query(
    'select name, entry, jsonb_array_length(after) as contacts from content_changes order by id',
  );
  expect(rows).toEqual(
    [
      ['un-siege', 2],
      ['un-administrator', 1],
    ].map(([name, contacts]) => ({ name, entry: 'contacts', contacts })),
  );
});

it('are set by nobody but head office and the administrator', async () => {
  for (const role of ROLES.filter((each) => each !== 'siege' && each !== 'administrator'))
    expect((await put(`un-${role}`, [TECHNICAL])).status, role).toBe(403);
  expect(await read('un-siege')).toEqual([]);
});

it.each<[string, Partial<Contact>, string, string]>([
  [
    'a name of 300 characters',
    { nom: 'é'.repeat(300) },
    'nom',
    'Le nom d’un contact tient en 100\u00a0caractères.',
  ],
  [
    'a subject of 101',
    { sujet: 'a'.repeat(101) },
    'sujet',
    'Le sujet d’un contact tient en 100\u00a0caractères.',
  ],
  [
    'a number in words',
    { telephone: 'le standard' },
    'telephone',
    'Numéro de téléphone incorrect\u00a0: de 4 à 15\u00a0chiffres, par exemple 05 39 98 00 15.',
  ],
  [
    'half an address',
    { email: 'assistance@exemple' },
    'email',
    'Adresse e-mail incorrecte\u00a0: par exemple nom@domaine.fr.',
  ],
  [
    'no way to reach them',
    { telephone: ' ', email: '' },
    'telephone',
    'Indiquez un téléphone ou une adresse e-mail.',
  ],
])('are refused with %s, at the field, and stay as they were', async (_, wrong, field, message) => {
  await put('un-siege', [TECHNICAL]);
  const refused = await put('un-siege', [TECHNICAL, { ...OF_THE_MAKERS, ...wrong }]);
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { code: 'VALIDATION', message, champs: [{ chemin: `contacts.1.${field}`, message }] },
  ]);
  expect(await read('un-siege')).toEqual([TECHNICAL]);
});

it('need only a way to reach them; 100 emoji are 100 characters', async () => {
  const least = { email: 'aide@exemple.fr' } as Contact;
  expect((await put('un-siege', [least, { ...TECHNICAL, nom: '🍋'.repeat(100) }])).status).toBe(200);
  const [first, second] = await read('un-dc');
  expect(first).toEqual({ sujet: '', nom: '', telephone: '', email: 'aide@exemple.fr' });
  expect(second?.nom).toBe('🍋'.repeat(100));
});
