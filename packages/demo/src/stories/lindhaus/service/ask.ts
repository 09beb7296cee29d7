import { t } from '../../../words/localised.ts'

export const ASK = t('Noch eine Frage?', 'Une autre question ?', 'Nog een vraag?')
export const ASK_TEXT = t(
  'Unsere Beraterinnen und Berater kennen jedes Möbel im Sortiment.',
  'Nos conseillères et conseillers connaissent chaque meuble de la collection.',
  'Onze adviseurs kennen elk meubel uit de collectie.',
)
