import { t } from '../../../words/localised.ts'

export const START = t('Der Anfang', 'Les débuts', 'Het begin')
export const EVERY_DAY = t('Jeden Tag', 'Chaque jour', 'Elke dag')
