import { escapeHtml } from '../../../../http/plain-page.ts';
import { spokenInstant } from '../../../project/order-forms/paris-time.ts';
import { ACTIVITIES } from '../register/activities.data.ts';
import type { PersonalTable } from '../register/register.ts';

export interface CoveredTable {
  name: string;
  table: PersonalTable;
  rows: number;
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a}' +
  'table{border-collapse:collapse;width:100%;margin:.5rem 0 1.5rem}td,th{text-align:left;padding:.35rem .6rem;' +
  'border-bottom:1px solid #ccc;vertical-align:top}td:nth-child(2){text-align:right;white-space:nowrap}';

function activitySection(id: string, covered: readonly CoveredTable[]): string {
  const activity = ACTIVITIES[id];
  const tables = covered.filter(({ table, rows }) => table.activity === id && rows > 0);
  if (activity === undefined || tables.length === 0) return '';
  const lines = tables.map(
    ({ name, table, rows }) =>
      `<tr><td>${escapeHtml(table.title)}</td><td>${rows}</td><td><a href="donnees/${name}.json">${name}.json</a></td>` +
      `<td>${escapeHtml(table.kept ?? activity.kept)}</td></tr>`,
  );
  return (
    `<h2>${escapeHtml(activity.title)}</h2><p>${escapeHtml(activity.purpose)} ${escapeHtml(activity.basis)}<br>` +
    `Lecteurs&nbsp;: ${escapeHtml(activity.readers)}</p><table><thead><tr><th>Données</th><th>Lignes</th><th>Fichier</th>` +
    `<th>Durée</th></tr></thead><tbody>${lines.join('')}</tbody></table>`
  );
}

/** The zip's contents, for its person: the words of the register, with figures. */
export function exportCover(
  shown: string,
  at: Date,
  covered: readonly CoveredTable[],
  { files, missing, drawings }: { files: number; missing: number; drawings: number },
): string {
  const sections = Object.keys(ACTIVITIES).map((id) => activitySection(id, covered));
  return (
    `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Données personnelles</title><style>${STYLE}</style>` +
    `<h1>Données personnelles de ${escapeHtml(shown)}</h1><p>Copie remise le ${spokenInstant(at.toISOString())} en réponse ` +
    'à une demande d’accès (RGPD, articles 15 et 20). Chaque fichier du dossier «&nbsp;donnees&nbsp;» est en JSON, lisible ' +
    'par une machine. Ce que d’autres personnes ont écrit sur des tiers, les mots de passe et les clés n’y sont pas.</p>' +
    `${sections.join('')}<h2>Fichiers</h2><p>${files}&nbsp;fichier(s) joint(s) dans «&nbsp;fichiers&nbsp;», ${drawings}&nbsp;image(s) ` +
    `de signature dans «&nbsp;signatures&nbsp;».${missing > 0 ? ` Le contenu de ${missing}&nbsp;fichier(s) est introuvable.` : ''}</p><h2>Vos droits</h2><p>Vous pouvez demander la rectification ou ` +
    'l’effacement de ces données, ou vous opposer à leur traitement, auprès de l’entreprise\u00a0; puis saisir la CNIL. Une ' +
    'commande signée est gardée pendant sa durée légale.</p></html>\n'
  );
}
