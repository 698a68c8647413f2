import { AgencyReceives } from './AgencyReceives.tsx';
import { HowToGoOn } from './HowToGoOn.tsx';
import { SendToClient } from './SendToClient.tsx';
import { SignAtDelivery } from './SignAtDelivery.tsx';

/** The parts of a Direct Agence's wizard that its first steps do not show, in one script. */
export const pdaLater = { AgencyReceives, HowToGoOn, SendToClient, SignAtDelivery };
