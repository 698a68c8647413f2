import { countedCauses } from '@ardoise/domain/projects/return-causes.ts';
import { daySerial, instantSerial } from './paris-serial.ts';
import { ARRIVAL_COLUMNS, column, day, exportSheet, instant, number, text } from './sheet.ts';

/**
 * Head office's: the ten columns of the management table, the follow-up's URL in place of its actions, then what the
 * screen does not show (specification/exports.md).
 */
export const SIEGE_SHEET = exportSheet({
  name: 'Projets',
  rowPerProject: true,
  rows: { read: [], of: () => [null] },
  columns: [
    column(text('SMHF', 22), ['smhf'], ({ smhf }, { nameOf }) => nameOf(smhf)),
    column(text('MDV', 22), ['mdv'], ({ mdv }, { nameOf }) => nameOf(mdv)),
    column(text('DC', 22), ['dc'], ({ dc }, { nameOf }) => nameOf(dc)),
    column(text('Nom du projet', 32), ['name_projet'], ({ name_projet }) => name_projet),
    column(text('Support', 18), ['type'], ({ type }) => type),
    column(number('AR Créa', 9), ['nb_ar_agence'], ({ nb_ar_agence }) => nb_ar_agence),
    column(text('Statut', 18), ['statut'], ({ statut }) => statut),
    column(instant('Date de création'), ['t_creation'], ({ t_creation }) => instantSerial(t_creation)),
    column(instant('Date de modification'), ['t_update'], ({ t_update }) => instantSerial(t_update)),
    column(text('Suivi', 30), ['id'], ({ id }, { addressOf }) => addressOf(id)),
    column(text('Numéro de projet', 22), ['num_projet'], ({ num_projet }) => num_projet),
    column(text('Numéro d’OUTLET', 16), ['n_outlet'], ({ n_outlet }) => n_outlet),
    column(text('Ville', 22), ['ville'], ({ ville }) => ville),
    column(text('Agence', 24), ['agence'], ({ agence }, { nameOf }) => nameOf(agence)),
    column(instant('Statut depuis le'), ['t_statut'], ({ t_statut }) => instantSerial(t_statut)),
    column(day('Prévisite'), ['t_previsite'], ({ t_previsite }) => daySerial(t_previsite)),
    column(day('Pose'), ['t_pose'], ({ t_pose }) => daySerial(t_pose)),
    column(number('Lignes de la carte', 9), ['card_lines'], ({ card_lines }) => card_lines || null),
    column(text('Causes des retours', 30), ['return_causes'], ({ return_causes }) =>
      countedCauses(return_causes),
    ),
    ...ARRIVAL_COLUMNS,
  ],
});
