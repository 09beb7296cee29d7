import { t } from '../../../words/localised.ts'

export const CARE = t('Pflege', 'Entretien', 'Onderhoud')
export const ADVICE = t('Einrichten', 'Aménager', 'Inrichten')
