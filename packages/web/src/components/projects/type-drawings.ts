import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import boardsPvc from './drawings/boards-pvc.svg';
import caissonsLumineux from './drawings/caissons-lumineux.svg';
import carteBrasserie from './drawings/carte-brasserie.svg';
import digital from './drawings/digital.svg';
import directAgence from './drawings/direct-agence.svg';
import surMesure from './drawings/sur-mesure.svg';

/** Default drawing of a support while the project has no picture of its own. */
export const TYPE_DRAWINGS: Record<ProjectType, string> = {
  'Carte Brasserie': carteBrasserie,
  'Caissons Lumineux': caissonsLumineux,
  'Boards PVC': boardsPvc,
  Digital: digital,
  'Sur Mesure': surMesure,
  'Direct Agence': directAgence,
};
