import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Contact } from '@ardoise/domain/settings/contacts.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Contacts } from './Contacts.tsx';

const TECHNICAL: Contact = {
  sujet: 'Problème technique',
  nom: 'Assistance 🛠️',
  telephone: '0 800 123.456',
  email: 'assistance@exemple.fr',
};
const markup = (contacts: Contact[], role: Role = 'dc') =>
  renderToStaticMarkup(<Contacts contacts={contacts} role={role} />);

it('are cards: what for, who, and what to touch to reach them', () => {
  const html = markup([TECHNICAL]);
  expect(html).toMatch(/<h3[^>]*>Problème technique<\/h3><p>Assistance 🛠️<\/p>/);
  expect(html).toContain('href="tel:0800123456"');
  expect(html).toContain('href="mailto:assistance@exemple.fr"');
});

it('leave out what is not known, and are titled by their name where nothing says what for', () => {
  const html = markup([{ sujet: '', nom: 'Inès', telephone: '', email: 'ines@exemple.fr' }]);
  expect(html).toMatch(/<h3[^>]*>Inès<\/h3><a/);
  expect(html).not.toContain('tel:');
});

it('say for whom they are to those who set them, and to nobody else', () => {
  const contacts: Contact[] = [{ ...TECHNICAL, roles: ['dc', 'imprimeur'] }];
  expect(markup(contacts, 'siege')).toContain('Montré à\u00a0: Délégué commercial, Imprimeur');
  expect(markup(contacts)).not.toContain('Montré à');
});

it('say honestly that there are none, and who sets them', () => {
  expect(markup([])).toBe('<p>Aucun contact n’est encore renseigné. Demandez-le à votre administrateur.</p>');
  for (const role of ['siege', 'administrator'] as const)
    expect(markup([], role)).toContain('Le siège ou l’administrateur les fixe');
});
