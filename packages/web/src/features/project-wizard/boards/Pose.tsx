import { pose as asked } from '@ardoise/domain/wizards/boards/pose.ts';
import { proposedPose, withPoseAgain } from '@ardoise/domain/wizards/steps/pose-answers.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { StepFields } from '../fields/StepFields.tsx';
import { useWizardSession } from '../wizard-session.ts';

/**
 * The pose. What 'non' drops is remembered until one leaves the step, and is there again with 'oui'; the first 'oui'
 * proposes the outlet's client as its contact.
 */
export function Pose() {
  const { current, present, put } = useWizardSession();
  const { pose } = current;
  const wanted = useRef(pose?.pose === 'oui' ? pose : undefined);
  const before = useRef(pose?.pose);
  // `present` differs with each render.
  const ask = useEffectEvent(() =>
    put('pose', wanted.current ? withPoseAgain(wanted.current, pose) : proposedPose(present())),
  );
  useEffect(() => {
    const chosen = pose?.pose === 'oui' && before.current !== 'oui';
    before.current = pose?.pose;
    if (chosen) ask();
    else if (pose?.pose === 'oui') wanted.current = pose;
  }, [pose]);
  return <StepFields groups={asked.groups} />;
}
