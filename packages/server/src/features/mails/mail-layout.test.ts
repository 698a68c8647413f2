import { describe, expect, it } from 'vitest';
import type { Mail, MailedProject } from './mail.ts';
import { renderMail } from './mail-layout.ts';
import { arbitrationRequestMail } from './templates/arbitration-request.ts';
import { logoLinkMail } from './templates/logo-link.ts';
import { passwordResetMail } from './templates/password-reset.ts';
import { projectCancelledMail } from './templates/project-cancelled.ts';
import { projectReturnedToDraftMail } from './templates/project-returned-to-draft.ts';
import { projectSubmittedMail } from './templates/project-submitted.ts';
import { textFileLinkMail } from './templates/text-file-link.ts';

const SITE = 'https://plv.example';
const project: MailedProject = {
  id: '65a0b1c2d3e4f5a6b7c8d9e0',
  type: 'Carte Brasserie',
  name_projet: 'Chez "Léo" <& fils>',
  num_projet: '3104587_2026_11_20',
  ville: 'Bordeaux',
};
const expires = new Date('2026-11-20T13:32:00Z');
const to = 'quelquun@ardoise.test';
const nomDc = 'Camille Ferrand';
const comment = 'Première ligne\n<b>deuxième</b> : oui !';
const token = 'a'.repeat(43);

const MAILS: [string, Mail, string, string][] = [
  [
    'password reset',
    passwordResetMail({ to, name: 'dc1', token, expires }),
    `/cms/mot-de-passe/${token}`,
    'vendredi 20 novembre 2026 à 14:32',
  ],
  [
    'submitted',
    projectSubmittedMail({ to, project, nomDc, comment }),
    `/suivi-projet/${project.id}`,
    'sous 5 jours ouvrés',
  ],
  [
    'returned',
    projectReturnedToDraftMail({ to, project, nomResp: nomDc, comment }),
    `/suivi-projet/${project.id}`,
    'revient en brouillon',
  ],
  [
    'cancelled',
    projectCancelledMail({ to, project, nomResp: nomDc, comment }),
    `/suivi-projet/${project.id}`,
    'a annulé le projet',
  ],
  [
    'text file',
    textFileLinkMail({ to, project, nomDc, token, expires }),
    `/lien/${token}`,
    '.doc, .ppt, .xls',
  ],
  ['logo', logoLinkMail({ to, project, nomDc, token, expires }), `/lien/${token}`, '300 DPI'],
  [
    'arbitration',
    arbitrationRequestMail({ to, project, nomDc, smhf: 'smhf1', comment }),
    `/suivi-projet/${project.id}`,
    'quota de l’année est dépassé',
  ],
];

describe.each(MAILS)('the mail %s', (_, mail, path, says) => {
  const { subject, html, text } = renderMail(mail, SITE);
  const plain = text.replaceAll('\u00a0', ' ');

  it('says it and links to it, in HTML and in text', () => {
    expect(plain).toContain(says);
    expect(html.replaceAll('\u00a0', ' ')).toContain(says);
    expect(text).toContain(`${SITE}${path}\n`);
    expect(html).toContain(`href="${SITE}${path}"`);
    expect(subject).not.toBe('');
  });

  it('loads nothing and links nowhere else', () => {
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import|src=/);
    expect(
      [...html.matchAll(/https?:\/\/[^"< ]+/g)]
        .map(([url]) => url)
        .filter((url) => !url.startsWith(`${SITE}/`)),
    ).toEqual([]);
  });

  it('has French spaces in its own sentences', () => {
    const ours = [subject, ...text.split('\n').filter((line) => !line.startsWith('> '))];
    for (const line of ours) expect(line).not.toMatch(/« | [»:;!?]|\d jours/);
  });
});

it('shows what people wrote as they wrote it, and as text', () => {
  const { subject, html, text } = renderMail(projectSubmittedMail({ to, project, nomDc, comment }), SITE);
  expect(html).toContain('Première ligne<br>&lt;b&gt;deuxième&lt;/b&gt; : oui !');
  expect(html).toContain('Chez &quot;Léo&quot; &lt;&amp; fils&gt;');
  expect(html).not.toContain('<b>deuxième');
  expect(text).toContain('> Première ligne\n> <b>deuxième</b> : oui !');
  expect(subject).toContain('Chez "Léo" <& fils>');
});

it('leaves out what is empty', () => {
  const bare = { ...project, ville: '', num_projet: '', name_projet: '' };
  const { html, text } = renderMail(projectSubmittedMail({ to, project: bare, nomDc, comment: '  ' }), SITE);
  expect(text).not.toMatch(/Ville|Numéro|Message de/);
  expect(html).not.toMatch(/Ville|Numéro|Message de/);
  expect(text).toContain('«\u00a0sans nom\u00a0»');
});

it('keeps a subject on one line', () => {
  const mail = {
    ...passwordResetMail({ to, name: 'dc1', token, expires }),
    subject: 'Un\r\nBcc: espion@ailleurs.test\u2028deux',
  };
  expect(renderMail(mail, SITE).subject).toBe('Un Bcc: espion@ailleurs.test deux');
});
