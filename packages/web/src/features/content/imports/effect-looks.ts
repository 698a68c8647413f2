import type { ImportEffect } from '@ardoise/domain/content/imports/import-effects.ts';
import type { StatusTone } from '@ardoise/domain/projects/statuses.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconEqual from '@tabler/icons-react/dist/esm/icons/IconEqual.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconMedal from '@tabler/icons-react/dist/esm/icons/IconMedal.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { Drawing } from '../../../components/Icon.tsx';

interface EffectLook {
  icon: Drawing;
  tone: StatusTone;
}

/** Icon and tone of each effect. */
export const EFFECT_LOOKS: Record<ImportEffect, EffectLook> = {
  refusee: { icon: IconCircleX, tone: 'stop' },
  averifier: { icon: IconAlertTriangle, tone: 'wait' },
  modifiee: { icon: IconPencil, tone: 'work' },
  ajoutee: { icon: IconPlus, tone: 'done' },
  masquee: { icon: IconEyeOff, tone: 'void' },
  inchangee: { icon: IconEqual, tone: 'void' },
};

/** Of a subject's own mark: a change of medal. */
export const FLAG_LOOK: EffectLook = { icon: IconMedal, tone: 'wait' };
