import { describeMatrix } from '../../../testing/describe-matrix.ts';

describeMatrix('PDA');
