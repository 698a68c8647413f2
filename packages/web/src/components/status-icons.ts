import type { Status } from '@ardoise/domain/projects/statuses.ts';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconRulerMeasure from '@tabler/icons-react/dist/esm/icons/IconRulerMeasure.mjs';
import IconStack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconVectorBezier from '@tabler/icons-react/dist/esm/icons/IconVectorBezier.mjs';
import IconWritingSign from '@tabler/icons-react/dist/esm/icons/IconWritingSign.mjs';
import type { Drawing } from './Icon.tsx';

/** Icon of a status; the tone is that of its phase. */
export const STATUS_ICONS: Record<Status, Drawing> = {
  Brouillon: IconPencil,
  Client: IconBuildingStore,
  Agence: IconPalette,
  'Validation DC': IconUserCheck,
  'Validation Client': IconWritingSign,
  'Validation CCEP': IconBuilding,
  Prévisite: IconRulerMeasure,
  Exécution: IconVectorBezier,
  Impression: IconPrinter,
  Imprimé: IconStack2,
  Livré: IconTruckDelivery,
  Terminé: IconCircleCheck,
  Rejeté: IconCircleX,
  Annulé: IconBan,
};
