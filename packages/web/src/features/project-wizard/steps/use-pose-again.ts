import { proposedPose, withPoseAgain } from '@ardoise/domain/wizards/steps/pose-answers.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWizardSession } from '../session/wizard-session.ts';

/**
 * Remembers what a pose 'non' clears until the step is left: restored by 'oui'. The first 'oui' proposes
 * the outlet's client as its contact.
 */
export function usePoseAgain(): void {
  const { current, present, put } = useWizardSession();
  const { pose } = current;
  const wanted = useRef(pose?.pose === 'oui' ? pose : undefined);
  const before = useRef(pose?.pose);
  // `present` differs with each render.
  const ask = useEffectEvent(() =>
    put('pose', wanted.current ? withPoseAgain(wanted.current, present().pose) : proposedPose(present())),
  );
  useEffect(() => {
    const chosen = pose?.pose === 'oui' && before.current !== 'oui';
    before.current = pose?.pose;
    if (chosen) ask();
    else if (pose?.pose === 'oui') wanted.current = pose;
  }, [pose]);
}
