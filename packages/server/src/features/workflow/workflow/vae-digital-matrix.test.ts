import { describeMatrix } from '../../../testing/describe-matrix.ts';

describeMatrix('VAE_DIGITAL', { usual: ['Agence'], others: { tags: 'long' } });
