import { describeMatrix } from '../../../testing/describe-matrix.ts';

describeMatrix('VAE_DIGITAL');
