import {
  CARD_COPIES,
  MENU_COPIES,
  MENU_ORIENTATIONS,
  offeredModes,
  PRINT_MODES,
  printsOf,
  QR_COPIES,
  withPrintMode,
  withQrCode,
} from '@ardoise/domain/wizards/steps/print-modes.ts';
import { ChoiceCards, OUI_NON } from '../../../../components/ChoiceCards.tsx';
import { SelectField } from '../../../../components/SelectField.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { ChoicePicker } from '../../ChoicePicker.tsx';
import { PhoneField } from '../../PhoneField.tsx';
import { RadioCards } from '../../RadioCards.tsx';
import { useWizardSession } from '../../wizard-session.ts';
import { FIELD_LABELS } from '../field-labels.ts';

/** Of a draft's field; what is too long for its own rule is refused by it, never cut. */
const MAX = 2000;
const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const ORIENTATION_LABELS: Record<string, string> = { horizontal: 'Horizontal', vertical: 'Vertical' };
const MODEL = { one: 'modèle', many: 'modèles' };

function QrCodeAndPrint() {
  const { current, put } = useWizardSession();
  const { infocarte } = current;
  return (
    <div className="wz-form">
      <RadioCards
        chemin="infocarte.qrcode"
        question={FIELD_LABELS['infocarte.qrcode']}
        help="Le client y met la page ou le PDF qu’il veut, et peut en changer après l’impression."
        options={OUI_NON}
        value={infocarte?.qrcode ?? ''}
        onChange={(answer) => put('infocarte', withQrCode(infocarte, answer))}
      />
      <RadioCards
        chemin="infocarte.impression"
        question="Que faut-il imprimer ?"
        options={offeredModes(infocarte?.qrcode).map((mode) => ({
          value: mode,
          label: PRINT_MODES[mode].label,
        }))}
        value={infocarte?.impression ?? ''}
        onChange={(mode) => put('infocarte', withPrintMode(infocarte, mode))}
        className="modes"
      />
    </div>
  );
}

function Copies() {
  const { current, form } = useWizardSession();
  const prints = printsOf(current.infocarte?.impression);
  if (!prints.card && !prints.qrCode && !prints.menu) return null;
  return (
    <section className="group wz-form">
      <h2 className="h-sec">Combien d’exemplaires ?</h2>
      <div className="cols">
        {prints.card && (
          <SelectField
            control={form.control}
            name="infocarte.nombreExemplaire"
            label={FIELD_LABELS['infocarte.nombreExemplaire']}
            options={asOptions(CARD_COPIES)}
            placeholder="Choisir…"
            span={3}
          />
        )}
        {prints.qrCode && (
          <SelectField
            control={form.control}
            name="infocarte.nombreExemplaireQrCode"
            label={FIELD_LABELS['infocarte.nombreExemplaireQrCode']}
            options={asOptions(QR_COPIES)}
            placeholder="Choisir…"
            span={3}
          />
        )}
        {prints.menu && (
          <>
            <SelectField
              control={form.control}
              name="infocarte.nombreExemplaireMenu"
              label={FIELD_LABELS['infocarte.nombreExemplaireMenu']}
              options={asOptions(MENU_COPIES)}
              placeholder="Choisir…"
              span={3}
            />
            <ChoiceCards
              control={form.control}
              name="infocarte.orientationMenu"
              label={FIELD_LABELS['infocarte.orientationMenu']}
              help="Le menu extérieur est créé après validation de la carte, recto seul, sans nouvel aller-retour."
              options={MENU_ORIENTATIONS.map((value) => ({ value, label: ORIENTATION_LABELS[value] }))}
            />
          </>
        )}
      </div>
    </section>
  );
}

function QrCodeModels() {
  const { infocarte } = useWizardSession().current;
  return (
    <>
      {infocarte?.qrcode === 'oui' && (
        <section className="group">
          <h2 className="h-sec">{FIELD_LABELS['infocarte.modeleQrCode']}</h2>
          <ChoicePicker
            field="modeleQrCode"
            list="modeleqrcodes"
            legend="Modèle du QR code sur la carte"
            noun={MODEL}
          />
        </section>
      )}
      {printsOf(infocarte?.impression).qrCode && (
        <section className="group">
          <h2 className="h-sec">{FIELD_LABELS['infocarte.modeleQrCodeSticker']}</h2>
          <ChoicePicker
            field="modeleQrCodeSticker"
            list="modeleqrcodesstickers"
            legend="Modèle du sticker de QR code"
            noun={MODEL}
          />
        </section>
      )}
    </>
  );
}

function DeliveryAddress() {
  const { current, form } = useWizardSession();
  const { control } = form;
  const { infocarte, pdv } = current;
  if (infocarte?.impression === undefined || infocarte.impression === '' || infocarte.impression === 'aucun')
    return null;
  const place = [pdv?.nomPDV, pdv?.adresse, [pdv?.codePostal, pdv?.ville].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  return (
    <section className="group wz-form">
      <h2 className="h-sec">Où livrer ?</h2>
      <div className="cols">
        <ChoiceCards
          control={control}
          name="pdv.adresseIdemCommande"
          label={FIELD_LABELS['pdv.adresseIdemCommande']}
          help={place}
        />
        {pdv?.adresseIdemCommande === 'non' && (
          <>
            <TextField
              control={control}
              name="pdv.adresseLivraison.nomPDV"
              label={FIELD_LABELS['pdv.adresseLivraison.nomPDV']}
              maxLength={MAX}
            />
            <TextField
              control={control}
              name="pdv.adresseLivraison.adresse"
              label={FIELD_LABELS['pdv.adresseLivraison.adresse']}
              maxLength={MAX}
            />
            <TextField
              control={control}
              name="pdv.adresseLivraison.codePostale"
              label={FIELD_LABELS['pdv.adresseLivraison.codePostale']}
              inputMode="numeric"
              maxLength={MAX}
              span={2}
            />
            <TextField
              control={control}
              name="pdv.adresseLivraison.ville"
              label={FIELD_LABELS['pdv.adresseLivraison.ville']}
              maxLength={MAX}
              span={4}
            />
            <TextField
              control={control}
              name="pdv.adresseLivraison.gerant"
              label={FIELD_LABELS['pdv.adresseLivraison.gerant']}
              maxLength={MAX}
              span={3}
            />
            <PhoneField name="pdv.adresseLivraison.telephone" />
          </>
        )}
      </div>
    </section>
  );
}

/** QR code, print mode, copies, models and where to deliver. */
export function Livraison() {
  return (
    <>
      <QrCodeAndPrint />
      <Copies />
      <QrCodeModels />
      <DeliveryAddress />
    </>
  );
}
