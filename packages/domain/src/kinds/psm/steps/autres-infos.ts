import { fieldStep } from '../../../wizards/fields/field-step.ts';
import { poseGroups } from '../../../wizards/steps/pose-answers.ts';

/** Whether it is printed, the dc, and whether it is installed on site, with the details of the pose if so. */
export const autresInfos = fieldStep({
  path: 'autres-infos',
  tab: 'autres-infos',
  title: 'Impression, pose et contact',
  short: 'Autres informations',
  groups: [
    {
      fields: [
        {
          path: 'autresInfos.impression',
          kind: 'yes-no',
          label: 'Impression',
          question: 'Faut-il imprimer les supports\u00a0?',
          required: "Choisir l'impression",
        },
        {
          path: 'autresInfos.nomDC',
          kind: 'text',
          label: 'Délégué commercial',
          required: 'Nom du DC obligatoire',
          span: 3,
        },
        {
          path: 'autresInfos.telephoneDC',
          kind: 'phone',
          label: 'Téléphone',
          required: 'Téléphone obligatoire',
          line: 'Téléphone du délégué commercial',
          span: 3,
        },
        { path: 'autresInfos.autreInfo', kind: 'long-text', label: 'Autre information' },
      ],
    },
    ...poseGroups({ rod: false, infoRequired: 'Informations de pose obligatoires' }),
  ],
});
