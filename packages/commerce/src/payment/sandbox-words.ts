import type { Language } from '@shop/domain/shop/markets'

type SandboxWords = {
  title: string
  note: string
  order: string
  amount: string
  approve: string
  challenge: string
  decline: string
  abandon: string
  challengeTitle: string
  challengeNote: string
  code: string
  confirm: string
  wrongCode: string
}

/** The code that the challenge page accepts. */
export const CHALLENGE_CODE = '1234'

/** The words of the sandbox's own pages, which belong to the provider and not to the shop. */
export const SANDBOX_WORDS: Record<Language, SandboxWords> = {
  de: {
    title: 'Testzahlung',
    note: 'Dies ist eine Testumgebung. Es wird kein Geld bewegt.',
    order: 'Bestellung',
    amount: 'Betrag',
    approve: 'Zahlung bestätigen',
    challenge: 'Mit Sicherheitsabfrage (3-D Secure) bestätigen',
    decline: 'Zahlung ablehnen',
    abandon: 'Abbrechen und zurück zum Shop',
    challengeTitle: 'Sicherheitsabfrage',
    challengeNote: 'Bitte den Code eingeben, den die Bank geschickt hat. In der Testumgebung lautet er 1234.',
    code: 'Code',
    confirm: 'Code bestätigen',
    wrongCode: 'Der Code stimmt nicht. Bitte noch einmal versuchen.',
  },
  fr: {
    title: 'Paiement de test',
    note: 'Ceci est un environnement de test. Aucune somme n’est débitée.',
    order: 'Commande',
    amount: 'Montant',
    approve: 'Confirmer le paiement',
    challenge: 'Confirmer avec contrôle de sécurité (3-D Secure)',
    decline: 'Refuser le paiement',
    abandon: 'Annuler et revenir à la boutique',
    challengeTitle: 'Contrôle de sécurité',
    challengeNote: 'Saisissez le code envoyé par la banque. Dans l’environnement de test, c’est 1234.',
    code: 'Code',
    confirm: 'Confirmer le code',
    wrongCode: 'Le code n’est pas correct. Veuillez réessayer.',
  },
  nl: {
    title: 'Testbetaling',
    note: 'Dit is een testomgeving. Er wordt geen geld afgeschreven.',
    order: 'Bestelling',
    amount: 'Bedrag',
    approve: 'Betaling bevestigen',
    challenge: 'Bevestigen met beveiligingscontrole (3-D Secure)',
    decline: 'Betaling weigeren',
    abandon: 'Annuleren en terug naar de winkel',
    challengeTitle: 'Beveiligingscontrole',
    challengeNote: 'Vul de code in die de bank heeft gestuurd. In de testomgeving is dat 1234.',
    code: 'Code',
    confirm: 'Code bevestigen',
    wrongCode: 'De code klopt niet. Probeer het opnieuw.',
  },
}
