import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { TYPE_DRAWINGS } from './type-drawings.ts';
import './ProjectPicture.css';

interface ProjectPictureProps {
  type: ProjectType;
  /** URL of the chosen theme's picture; empty without one. */
  image: string;
  /** s is 44 px wide, m 52 px */
  size?: 's' | 'm';
}

/** Small picture of the order: its theme, or the drawing of its support. Decorative: the name is beside it. */
export function ProjectPicture({ type, image, size = 'm' }: ProjectPictureProps) {
  return (
    <span className={size === 's' ? 'project-picture project-picture-small' : 'project-picture'} aria-hidden>
      <img src={image || TYPE_DRAWINGS[type]} alt="" width="46" height="46" loading="lazy" decoding="async" />
    </span>
  );
}
