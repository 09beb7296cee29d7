import { t } from '../../../words/localised.ts'

export const READ = t('Im Magazin lesen', 'Lire dans le magazine', 'Lees in het magazine')
