import { describeMatrix } from '../../../testing/describe-matrix.ts';

describeMatrix('VAE', { usual: ['Agence'], others: { tags: 'long' } });
