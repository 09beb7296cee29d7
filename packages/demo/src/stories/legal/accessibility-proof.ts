/** What the record of docs/accessibility holds, in numbers. */
export type AccessibilityProof = {
  views: number
  languages: readonly string[]
  isBoughtByKeyboard: boolean
  isBoughtByNames: boolean
  fitsSmallWindows: boolean
  fitsLargeText: boolean
  checksByHand: number
}

type Sentences = Record<
  'views' | 'keyboard' | 'names' | 'small' | 'large' | 'languages' | 'byHand',
  (proof: AccessibilityProof) => string
>

/** All languages that pages are in. */
const LANGUAGES = 3

const GERMAN: Sentences = {
  views: ({ views }) =>
    `Auf ${views} Ansichten (Seiten, Dialogen und Schritten) findet ein Prüfprogramm keinen Verstoß; es erkennt nur einen Teil der Kriterien.`,
  keyboard: () => 'Ein ganzer Kauf allein mit der Tastatur gelingt in automatischen Tests.',
  names: () =>
    'Ein ganzer Kauf allein über Rollen und Namen, wie ein Screenreader sie vorliest, gelingt dort auch bei 400 Prozent Vergrößerung.',
  small: () => 'Die geprüften Seiten passen in ein Fenster von 320 Pixeln.',
  large: () => 'Mit doppelt so großer Schrift werden sie nicht breiter als das Fenster.',
  languages: () => 'Nicht in jeder Sprache des Shops liefen alle Prüfungen.',
  byHand: () =>
    'Von Hand, mit Screenreader oder Lupe, ist der Shop noch nicht geprüft, und keine unabhängige Stelle hat ihn geprüft.',
}

const FRENCH: Sentences = {
  views: ({ views }) =>
    `Sur ${views} vues (pages, fenêtres et étapes), un programme de contrôle ne trouve aucune erreur ; il ne reconnaît qu’une partie des critères.`,
  keyboard: () => 'Un achat entier au clavier seul réussit dans des tests automatiques.',
  names: () =>
    'Un achat entier par les seuls rôles et noms que lit un lecteur d’écran y réussit aussi, même avec un zoom de 400 %.',
  small: () => 'Les pages contrôlées tiennent dans une fenêtre de 320 pixels.',
  large: () => 'Avec un texte deux fois plus grand, elles ne débordent pas de la fenêtre.',
  languages: () => 'Les contrôles n’ont pas tous eu lieu dans chaque langue de la boutique.',
  byHand: () =>
    'La boutique n’a pas encore été contrôlée par une personne avec un lecteur d’écran ou une loupe, ni auditée par un organisme indépendant.',
}

const DUTCH: Sentences = {
  views: ({ views }) =>
    `Op ${views} weergaven (pagina’s, dialoogvensters en stappen) vindt een controleprogramma geen fouten; het herkent maar een deel van de criteria.`,
  keyboard: () => 'Een hele aankoop met alleen het toetsenbord lukt in automatische tests.',
  names: () =>
    'Een hele aankoop met alleen de rollen en namen die een schermlezer voorleest, lukt daar ook, zelfs bij 400 procent vergroting.',
  small: () => 'De gecontroleerde pagina’s passen in een venster van 320 pixels.',
  large: () => 'Met twee keer zo grote tekst worden ze niet breder dan het venster.',
  languages: () => 'Niet alle controles zijn in elke taal van de webshop gedaan.',
  byHand: () =>
    'Met de hand, met een schermlezer of vergrootglas, is de webshop nog niet gecontroleerd, ook niet door een onafhankelijke instantie.',
}

/** What was tested and what was not: only sentences whose proof is in the record. @see eu-duties C-07, C-08 */
export const germanProof = (proof: AccessibilityProof): string => sentences(proof, GERMAN)
export const frenchProof = (proof: AccessibilityProof): string => sentences(proof, FRENCH)
export const dutchProof = (proof: AccessibilityProof): string => sentences(proof, DUTCH)

function sentences(proof: AccessibilityProof, said: Sentences): string {
  const holds: Record<keyof Sentences, boolean> = {
    views: proof.views > 0,
    keyboard: proof.isBoughtByKeyboard,
    names: proof.isBoughtByNames,
    small: proof.fitsSmallWindows,
    large: proof.fitsSmallWindows && proof.fitsLargeText,
    languages: proof.languages.length < LANGUAGES,
    byHand: proof.checksByHand === 0,
  }
  const order = ['views', 'keyboard', 'names', 'small', 'large', 'languages', 'byHand'] as const
  return order.flatMap((name) => (holds[name] ? [said[name](proof)] : [])).join(' ')
}
