import { DEFAULT_OFFERS, offeredTo } from '@ardoise/domain/catalogue/offers.ts';

/** Answers of the closed lists of a new installation. */
export const CARD_COPIES = offeredTo(DEFAULT_OFFERS.exemplairesCarte, undefined);
export const QR_COPIES = offeredTo(DEFAULT_OFFERS.exemplairesQrCode, undefined);
export const PLANS = ['', ...offeredTo(DEFAULT_OFFERS.plans, undefined)];
