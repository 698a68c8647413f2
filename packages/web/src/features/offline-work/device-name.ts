import { isAppleTouch } from '../../api/device/install-offer.ts';

/** 'iPad', 'iPhone', or 'appareil': after 'cet' or 'cette'. */
export function deviceName(): string {
  if (!isAppleTouch()) return 'appareil';
  return /iPhone/.test(navigator.userAgent) ? 'iPhone' : 'iPad';
}
