import { describeMatrix } from '../../../testing/describe-matrix.ts';

describeMatrix('PSM');
