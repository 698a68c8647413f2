import { oneOf, required, requiredPhone, YES_NO } from '../../rules.ts';
import { poseLines, poseProblems } from '../../steps/pose-answers.ts';
import { line } from '../../summary-lines.ts';
import type { Step } from '../../wizard.ts';

/** Whether it is printed, who the dc is, and whether somebody puts it up: then how is asked too. */
export const autresInfos: Step<'autres-infos'> = {
  path: 'autres-infos',
  tab: 'autres-infos',
  title: 'Impression, pose et contact',
  short: 'Autres informations',
  problems: ({ autresInfos: infos = {}, pose }) => [
    ...oneOf('autresInfos.impression', infos.impression, YES_NO, "Choisir l'impression"),
    ...required('autresInfos.nomDC', infos.nomDC, 'Nom du DC obligatoire'),
    ...requiredPhone('autresInfos.telephoneDC', infos.telephoneDC, 'Téléphone obligatoire'),
    ...poseProblems({ pose }),
    ...(pose?.pose === 'oui'
      ? required('pose.infoPose', pose.infoPose, 'Informations de pose obligatoires')
      : []),
  ],
  summary: ({ autresInfos: infos = {}, pose }) => [
    line('Impression', infos.impression),
    line('Délégué commercial', infos.nomDC),
    line('Téléphone du délégué', infos.telephoneDC),
    ...(infos.autreInfo ? [line('Autre information', infos.autreInfo)] : []),
    ...poseLines({ pose }),
  ],
};
