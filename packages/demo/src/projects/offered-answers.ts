import { DEFAULT_OFFERS, offeredTo, proposedOn } from '@ardoise/domain/catalogue/offers.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';

/** Answers of the closed lists of a new installation. */
export const CARD_COPIES = offeredTo(DEFAULT_OFFERS.exemplairesCarte, undefined);
export const QR_COPIES = offeredTo(DEFAULT_OFFERS.exemplairesQrCode, undefined);
/** Those of the season, so that a new order proposes them whatever the day of the demonstration. */
export const PLANS = ['', ...proposedOn(parisDay(new Date()), DEFAULT_OFFERS.plans)];
