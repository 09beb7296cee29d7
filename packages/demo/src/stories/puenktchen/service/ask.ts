import { t } from '../../../words/localised.ts'

export const ASK = t('Frag uns einfach', 'Demandez-nous', 'Vraag het gerust')
export const ASK_TEXT = t(
  'Am Telefon und im Postfach sitzen Eltern. Es gibt keine dumme Frage.',
  'Au téléphone comme par e-mail, ce sont des parents qui répondent. Aucune question n’est bête.',
  'Aan de telefoon en in de mail zitten ouders. Domme vragen bestaan niet.',
)
