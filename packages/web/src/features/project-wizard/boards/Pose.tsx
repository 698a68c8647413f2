import { pose as asked } from '@ardoise/domain/wizards/boards/pose.ts';
import { withPoseAgain } from '@ardoise/domain/wizards/steps/pose-answers.ts';
import { useEffect, useRef } from 'react';
import { StepFields } from '../fields/StepFields.tsx';
import { useWizardSession } from '../wizard-session.ts';

/** The pose. What 'non' drops is remembered until one leaves the step, and is there again with 'oui'. */
export function Pose() {
  const { current, put } = useWizardSession();
  const { pose } = current;
  const wanted = useRef(pose?.pose === 'oui' ? pose : undefined);
  const before = useRef(pose?.pose);
  useEffect(() => {
    const back = pose?.pose === 'oui' && before.current !== 'oui' && wanted.current !== undefined;
    before.current = pose?.pose;
    if (back) put('pose', withPoseAgain(wanted.current, pose));
    else if (pose?.pose === 'oui') wanted.current = pose;
  }, [pose, put]);
  return <StepFields groups={asked.groups} />;
}
