import { ChoiceCards } from '../../../../components/ChoiceCards.tsx';
import { TextArea } from '../../../../components/TextArea.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { Catalogue } from '../../catalogue/Catalogue.tsx';
import { PhoneField } from '../../PhoneField.tsx';
import { useWizardSession } from '../../wizard-session.ts';
import { FIELD_LABELS } from '../field-labels.ts';

const MAX = 2000;

/** What the law has printed on every card, as it will read. */
function Mentions() {
  return (
    <section className="group">
      <h2 className="h-sec">Mentions imprimées sur la carte</h2>
      <Catalogue list="mentions">
        {(mentions) => (
          <ul className="mentions">
            {mentions.map((mention) => (
              <li key={mention.id}>
                <span className="meta">{mention.name}</span>
                <span>{mention.texte}</span>
              </li>
            ))}
          </ul>
        )}
      </Catalogue>
    </section>
  );
}

/** Hours, phone, addresses: printed when they are given. */
function OptionalInfos() {
  const { control } = useWizardSession().form;
  return (
    <section className="group">
      <h2 className="h-sec">À imprimer aussi, si vous le souhaitez</h2>
      <div className="cols">
        <TextField
          control={control}
          name="autresInfos.heureouverture"
          type="time"
          label={FIELD_LABELS['autresInfos.heureouverture']}
          optional
          span={3}
        />
        <TextField
          control={control}
          name="autresInfos.heurefermeture"
          type="time"
          label={FIELD_LABELS['autresInfos.heurefermeture']}
          optional
          span={3}
        />
        <PhoneField name="autresInfos.telephoneDC" optional />
        <TextField
          control={control}
          name="autresInfos.mttMinCB"
          inputMode="decimal"
          maxLength={MAX}
          label={FIELD_LABELS['autresInfos.mttMinCB']}
          help="En euros."
          optional
          span={3}
        />
        <TextField
          control={control}
          name="autresInfos.siteInternet"
          type="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX}
          label={FIELD_LABELS['autresInfos.siteInternet']}
          optional
          span={3}
        />
        <TextField
          control={control}
          name="autresInfos.pageFacebook"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX}
          label={FIELD_LABELS['autresInfos.pageFacebook']}
          optional
          span={3}
        />
        <TextArea
          control={control}
          name="autresInfos.autreInfo"
          maxLength={MAX}
          label={FIELD_LABELS['autresInfos.autreInfo']}
          optional
        />
      </div>
    </section>
  );
}

/** What else stands on the card. */
export function AutresInfos() {
  const { form, current } = useWizardSession();
  const { control } = form;
  const withLogo = current.autresInfos?.logoClient === 'oui';
  return (
    <>
      <div className="cols">
        <TextField
          control={control}
          name="autresInfos.nomPdv"
          label={FIELD_LABELS['autresInfos.nomPdv']}
          help="Tel qu’il doit être imprimé."
          maxLength={MAX}
        />
        <ChoiceCards
          control={control}
          name="autresInfos.logoClient"
          label={FIELD_LABELS['autresInfos.logoClient']}
          help={
            withLogo
              ? `À la signature, un lien pour déposer le logo part à ${current.pdv?.emailCLient || 'l’adresse du client'}\u00a0: fichier vectoriel .ai ou .eps, ou .jpg à 300 DPI.`
              : 'Avec un logo, le client reçoit un lien pour le déposer.'
          }
        />
      </div>
      <OptionalInfos />
      <Mentions />
    </>
  );
}
