import { describeMatrix } from '../../../testing/describe-matrix.ts';

describeMatrix('PDA', { usual: ['Agence'], others: { tags: 'long' } });
