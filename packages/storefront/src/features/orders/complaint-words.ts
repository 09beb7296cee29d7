import type { I18n } from '@lingui/core'
import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import type { ComplaintKind } from '@shop/domain/after-sales/complaint'
import type { FormProblem } from '@shop/domain/form/form-problem'
import { formProblemWords } from '../problem-words/form-problem-words.ts'

/** What is wrong with an item, as shoppers say it. */
export function complaintKindName(i18n: I18n, kind: ComplaintKind): string {
  switch (kind) {
    case 'damaged':
      return i18n.t({ id: 'complaint.damaged', message: 'Beschädigt angekommen' })
    case 'defective':
      return i18n.t({ id: 'complaint.defective', message: 'Geht nicht oder geht nicht mehr' })
    case 'wrong':
      return i18n.t({ id: 'complaint.wrong', message: 'Falscher Artikel' })
    case 'incomplete':
      return i18n.t({ id: 'complaint.incomplete', message: 'Etwas fehlt' })
    case 'other':
      return i18n.t({ id: 'complaint.other', message: 'Etwas anderes' })
  }
}

/** How far a complaint is. */
export function complaintStateName(i18n: I18n, state: LoadedOrder['complaints'][number]['state']): string {
  switch (state) {
    case 'received':
      return i18n.t({ id: 'complaint.received', message: 'eingegangen, wird geprüft' })
    case 'answered':
      return i18n.t({ id: 'complaint.answered', message: 'beantwortet' })
    case 'closed':
      return i18n.t({ id: 'complaint.closed', message: 'abgeschlossen' })
  }
}

/** What is read at a field of the complaint. */
export function complaintProblemWords(i18n: I18n, problem: FormProblem): string {
  switch (problem.key) {
    case 'complaint.errors.photoType':
      return i18n.t({
        id: 'complaint.errors.photoType',
        message: 'Dieses Bild können wir nicht lesen: Möglich sind JPEG, PNG, WebP oder HEIC.',
      })
    case 'complaint.errors.photoSize':
      return i18n.t({ id: 'complaint.errors.photoSize', message: 'Das Bild ist größer als 8 MB.' })
    case 'complaint.errors.photoPixels':
      return i18n.t({ id: 'complaint.errors.photoPixels', message: 'Das Bild hat zu viele Bildpunkte.' })
    case 'complaint.errors.photoBroken':
      return i18n.t({ id: 'complaint.errors.photoBroken', message: 'Das Bild ist beschädigt.' })
    case 'complaint.errors.photoGone':
      return i18n.t({
        id: 'complaint.errors.photoGone',
        message: 'Das Bild ist nicht mehr da. Bitte wählen Sie es noch einmal aus.',
      })
    case 'complaint.errors.photoCount':
      return i18n.t({ id: 'complaint.errors.photoCount', message: 'Höchstens fünf Bilder.' })
    default:
      return formProblemWords(i18n, problem)
  }
}
