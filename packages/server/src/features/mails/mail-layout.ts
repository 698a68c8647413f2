import { ofName } from '@ardoise/domain/words/of-name.ts';
import { withoutBidiControls } from './bidi-controls.ts';
import type { Fact, Mail } from './mail.ts';

/** The colours of the screens (tokens.css); mail readers do not support variables. */
const INK = '#1f262a';
const INK_2 = '#4f5659';
const INK_3 = '#636866';
const PAPER = '#f5f1e8';
const SHEET = '#fffdf8';
const SUNKEN = '#ece6d9';
const HAIR = '#ded6c5';
const SLATE = '#272f34';
const CHALK = '#f4efe4';
const RED = '#a82a1e';

/** Dark mode, for mail readers that support it; the others show the light colours. */
const IN_THE_DARK = `@media (prefers-color-scheme: dark) {
.paper{background:#171b1e !important}
.head{background:#0e1214 !important}
.sheet{background:#1f2529 !important;border-color:#343c42 !important;color:#f2ede2 !important}
.ink{color:#f2ede2 !important}
.ink-2{color:#c0c5c4 !important}
.ink-3{color:#9ba4a8 !important}
.hair{border-color:#343c42 !important}
.sunken{background:#12161a !important}
.red{background:#c2402e !important}
}`;

const BODY = "font-family:'Segoe UI','Helvetica Neue',Arial,sans-serif;";
const DISPLAY = "font-family:Rockwell,Clarendon,Georgia,'Times New Roman',serif;";

/** The subject and the plain text of a mail, stored with it. */
export function renderText(mail: Mail, publicUrl: string): { subject: string; text: string } {
  const spaced = withFrenchSpaces(mail);
  return { subject: spaced.subject, text: withoutBidiControls(toText(spaced, publicUrl)) };
}

/** The HTML of a mail, without remote content: rendered on sending or display, deterministic for the same words. */
export function renderHtml(mail: Mail, publicUrl: string): string {
  return withoutBidiControls(toHtml(withFrenchSpaces(mail), publicUrl));
}

/** Subjects contain user input: a line break would allow header injection, a bidi control reverse the line. */
function oneLine(text: string): string {
  return withoutBidiControls(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** French no-break spaces: inside « », before : ; ! ?, between a number and its unit. */
function french(text: string): string {
  return text
    .replace(/« /g, '«\u00a0')
    .replace(/ (?=[»:;!?])/g, '\u00a0')
    .replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
}

/** Applies them to our own sentences; facts and user input are unchanged. */
function withFrenchSpaces(mail: Mail): Mail {
  return {
    ...mail,
    subject: french(oneLine(mail.subject)),
    title: french(mail.title),
    paragraphs: mail.paragraphs.map(french),
    notes: (mail.notes ?? []).map(french),
  };
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

function paragraph(text: string, style: string, tone = ''): string {
  return `<p${tone === '' ? '' : ` class="${tone}"`} style="margin:0 0 14px;${style}">${escapeHtml(text)}</p>`;
}

function factLabel({ label, path }: Fact, publicUrl: string): string {
  if (path === undefined) return escapeHtml(label);
  return `<a class="ink" href="${escapeHtml(publicUrl + path)}" style="color:${INK};">${escapeHtml(label)}</a>`;
}

function factsTable(mail: Mail, publicUrl: string): string {
  if (mail.facts === undefined || mail.facts.length === 0) return '';
  const cell = `padding:8px 0;border-bottom:1px solid ${HAIR};vertical-align:top;`;
  const rows = mail.facts.map(
    (fact) =>
      `<tr><td class="hair ink-2" style="${cell}color:${INK_2};width:34%;padding-right:12px;">${factLabel(fact, publicUrl)}</td>` +
      `<td class="hair" style="${cell}font-weight:600;">${escapeHtml(fact.value)}</td></tr>`,
  );
  return `<table class="ink" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:6px 0 20px;${BODY}font-size:15px;line-height:1.4;color:${INK};">${rows.join('')}</table>`;
}

/** The comment and attached files; undefined without either. */
function saidWith({ message }: Mail): { whose: string; text: string; joined: string } | undefined {
  if (message === undefined) return undefined;
  const { from, text, files = [] } = message;
  const said = text.trim();
  if (said === '' && files.length === 0) return undefined;
  const joined =
    files.length === 0 ? '' : `${files.length > 1 ? 'Fichiers joints' : 'Fichier joint'}\u00a0: `;
  const whose = from === null ? 'Votre message' : `Message ${ofName(from)}`;
  return { whose, text: said, joined: joined + files.join(', ') };
}

function quotation(mail: Mail): string {
  const said = saidWith(mail);
  if (said === undefined) return '';
  const text = escapeHtml(said.text).replace(/\r\n?|\n/g, '<br>');
  const line = (style: string, content: string, tone = 'ink-2') =>
    content === '' ? '' : `<p class="${tone}" style="margin:0;${style}">${content}</p>`;
  return (
    `<div class="sunken" style="margin:0 0 20px;padding:14px 16px;background:${SUNKEN};border-radius:6px;overflow-wrap:anywhere;">` +
    line(`padding-bottom:6px;font-size:14px;color:${INK_2};`, escapeHtml(said.whose)) +
    line('', text, 'ink') +
    line(`${text === '' ? '' : 'padding-top:8px;'}font-size:14px;color:${INK_2};`, escapeHtml(said.joined)) +
    '</div>'
  );
}

function actionButton(mail: Mail, publicUrl: string): string {
  if (mail.action === undefined) return '';
  const url = escapeHtml(publicUrl + mail.action.path);
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 14px;"><tr><td class="red" style="border-radius:6px;background:${RED};">` +
    `<a href="${url}" style="display:inline-block;padding:13px 22px;${BODY}font-size:16px;font-weight:600;color:#ffffff;text-decoration:none;">${escapeHtml(mail.action.label)}</a>` +
    '</td></tr></table>' +
    `<p class="ink-3" style="margin:0 0 20px;font-size:13px;color:${INK_3};">Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur\u00a0:<br>` +
    `<a class="ink-2" href="${url}" style="color:${INK_2};word-break:break-all;">${url}</a></p>`
  );
}

function aboutReplies({ replyTo }: Mail): string {
  return replyTo === undefined
    ? 'Merci de ne pas répondre à ce message.'
    : `Si vous répondez à ce message, ${replyTo.name} vous lit.`;
}

function toHtml(mail: Mail, publicUrl: string): string {
  const notes = (mail.notes ?? []).map((note) => paragraph(note, `font-size:14px;color:${INK_2};`, 'ink-2'));
  const content = [
    `<h1 class="ink" style="margin:0 0 16px;${DISPLAY}font-size:23px;line-height:1.25;font-weight:600;color:${INK};">${escapeHtml(mail.title)}</h1>`,
    ...mail.paragraphs.map((text) => paragraph(text, '')),
    factsTable(mail, publicUrl),
    quotation(mail),
    actionButton(mail, publicUrl),
    ...notes,
  ].join('\n');
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(mail.subject)}</title>
<style>${IN_THE_DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${PAPER};">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(mail.paragraphs[0] ?? mail.title)}</div>
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER};"><tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;">
<tr><td class="head" style="padding:16px 28px;background:${SLATE};border-radius:8px 8px 0 0;${DISPLAY}font-size:20px;color:${CHALK};">Ardoise</td></tr>
<tr><td class="sheet" style="padding:28px 28px 16px;background:${SHEET};border:1px solid ${HAIR};border-top:0;border-radius:0 0 8px 8px;${BODY}font-size:16px;line-height:1.55;color:${INK};">
${content}
</td></tr>
<tr><td class="ink-3" style="padding:16px 28px;${BODY}font-size:13px;line-height:1.5;color:${INK_3};">${escapeHtml(`Message envoyé automatiquement par Ardoise, la commande de supports de vos points de vente. ${aboutReplies(mail)}`)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function toText(mail: Mail, publicUrl: string): string {
  const facts = mail.facts
    ?.map(
      ({ label, value, path }) =>
        `${label}\u00a0: ${value}${path === undefined ? '' : `\n${publicUrl}${path}`}`,
    )
    .join('\n');
  const said = saidWith(mail);
  const quoted = said?.text === '' ? [] : (said?.text.split(/\r\n?|\n/).map((line) => `> ${line}`) ?? []);
  const message =
    said && [`${said.whose}\u00a0:`, ...quoted, said.joined].filter((line) => line !== '').join('\n');
  const action =
    mail.action === undefined ? undefined : `${mail.action.label}\u00a0:\n${publicUrl}${mail.action.path}`;
  const parts = [
    mail.title,
    ...mail.paragraphs,
    facts,
    message,
    action,
    ...(mail.notes ?? []),
    `-- \nArdoise, la commande de supports de vos points de vente. ${aboutReplies(mail)}`,
  ];
  return `${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n`;
}
