import { describeMatrix } from '../../../testing/describe-matrix.ts';

describeMatrix('PSM', { usual: ['Agence'], others: { tags: 'long' } });
