import { CardText } from './CardText.tsx';
import { Formules } from './Formules.tsx';
import { Mentions } from './Mentions.tsx';
import { TextFileRequest } from './TextFileRequest.tsx';
import { VisualsPopin } from './VisualsPopin.tsx';

/** The parts of a card's wizard that its first steps do not show, in one script. */
export const chrLater = { CardText, Formules, Mentions, TextFileRequest, VisualsPopin };
