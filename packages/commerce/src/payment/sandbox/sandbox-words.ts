import type { PaymentMethodCode } from '@shop/domain/checkout/payment-method'
import type { Language } from '@shop/domain/shop/markets'
import type { SandboxScenario } from './sandbox-scenarios.ts'

type SandboxWords = {
  title: string
  note: string
  order: string
  amount: string
  /** In place of a login: wallets and pay-later providers know their customers. */
  signedIn: string
  cardNumber: string
  cardExpiry: string
  cardCode: string
  bank: string
  appCode: string
  plan: string
  /** Stands between their number and the largest of them. */
  rates: string
  approve: string
  abandon: string
  scenarios: string
  scenarioNames: Record<Exclude<SandboxScenario, 'approve' | 'abandon'> | 'challenge', string>
  challengeTitle: string
  challengeNote: string
  code: string
  confirm: string
  expressAddress: string
  expressNote: string
  expressGo: string
  wrongCode: string
}

/** The code that the challenge page accepts. */
export const CHALLENGE_CODE = '1234'

/** Methods that are paid at a provider, as its page calls them. */
export const SANDBOX_METHODS: Record<Language, Partial<Record<PaymentMethodCode, string>>> = {
  de: {
    KK: 'Kreditkarte',
    PP: 'Online-Wallet',
    AP: 'Mobile Wallet',
    TW: 'Mobile Zahlung Schweiz',
    IL: 'Bankzahlung Niederlande',
    KC: 'Später bezahlen',
    KN: 'Sofort bezahlen',
    KD: 'Ratenkauf',
  },
  fr: {
    KK: 'Carte de crédit',
    PP: 'Portefeuille en ligne',
    AP: 'Portefeuille mobile',
    TW: 'Paiement mobile suisse',
    IL: 'Paiement bancaire néerlandais',
    KC: 'Payer plus tard',
    KN: 'Payer maintenant',
    KD: 'Paiement échelonné',
  },
  nl: {
    KK: 'Creditcard',
    PP: 'Online wallet',
    AP: 'Mobiele wallet',
    TW: 'Zwitserse mobiele betaling',
    IL: 'Nederlandse bankbetaling',
    KC: 'Later betalen',
    KN: 'Nu betalen',
    KD: 'Betalen in termijnen',
  },
}

/** The words of the sandbox's own pages, which belong to the provider and not to the shop. */
export const SANDBOX_WORDS: Record<Language, SandboxWords> = {
  de: {
    title: 'Testzahlung',
    note: 'Dies ist eine Testumgebung. Es wird kein Geld bewegt.',
    order: 'Bestellung',
    amount: 'Betrag',
    signedIn: 'Angemeldet als test@example.org',
    cardNumber: 'Kartennummer',
    cardExpiry: 'Gültig bis (MM/JJ)',
    cardCode: 'Prüfziffer',
    bank: 'Bank',
    appCode: 'Diesen Code in der App eingeben:',
    plan: 'Zahl der Raten',
    rates: 'Raten von höchstens',
    approve: 'Zahlung bestätigen',
    abandon: 'Abbrechen und zurück zum Shop',
    scenarios: 'Andere Ausgänge testen',
    scenarioNames: {
      challenge: 'Mit Sicherheitsabfrage (3-D Secure) bestätigen',
      decline: 'Zahlung ablehnen',
      late: 'Bestätigen, Meldung erst nach 20 Sekunden',
      overdue: 'Bestätigen, Meldung erst nach Ablauf der Frist',
      duplicate: 'Bestätigen, Meldung doppelt senden',
      unordered: 'Bestätigen, Abbuchung vor der Zusage melden',
      partial: 'Bestätigen, nur die Hälfte abbuchen',
    },
    challengeTitle: 'Sicherheitsabfrage',
    challengeNote: 'Bitte den Code eingeben, den die Bank geschickt hat. In der Testumgebung lautet er 1234.',
    code: 'Code',
    confirm: 'Code bestätigen',
    expressAddress: 'Lieferadresse für den Shop',
    expressNote:
      'Hier wird noch nichts gekauft: Der Shop zeigt gleich die ganze Bestellung. Bis zu diesem Betrag wird danach nicht noch einmal gefragt.',
    expressGo: 'Zustimmen und Adresse übergeben',
    wrongCode: 'Der Code stimmt nicht. Bitte noch einmal versuchen.',
  },
  fr: {
    title: 'Paiement de test',
    note: 'Ceci est un environnement de test. Aucune somme n’est débitée.',
    order: 'Commande',
    amount: 'Montant',
    signedIn: 'Connecté en tant que test@example.org',
    cardNumber: 'Numéro de carte',
    cardExpiry: 'Expire fin (MM/AA)',
    cardCode: 'Cryptogramme',
    bank: 'Banque',
    appCode: 'Saisissez ce code dans l’application :',
    plan: 'Nombre de mensualités',
    rates: 'mensualités d’au plus',
    approve: 'Confirmer le paiement',
    abandon: 'Annuler et revenir à la boutique',
    scenarios: 'Tester d’autres issues',
    scenarioNames: {
      challenge: 'Confirmer avec contrôle de sécurité (3-D Secure)',
      decline: 'Refuser le paiement',
      late: 'Confirmer, notification 20 secondes plus tard',
      overdue: 'Confirmer, notification après l’expiration du délai',
      duplicate: 'Confirmer, notification envoyée deux fois',
      unordered: 'Confirmer, débit notifié avant l’autorisation',
      partial: 'Confirmer, ne débiter que la moitié',
    },
    challengeTitle: 'Contrôle de sécurité',
    challengeNote: 'Saisissez le code envoyé par la banque. Dans l’environnement de test, c’est 1234.',
    code: 'Code',
    confirm: 'Confirmer le code',
    expressAddress: 'Adresse de livraison pour la boutique',
    expressNote:
      'Rien n’est encore acheté ici : la boutique affiche ensuite toute la commande. Jusqu’à ce montant, aucune autre confirmation ne sera demandée.',
    expressGo: 'Accepter et transmettre l’adresse',
    wrongCode: 'Le code n’est pas correct. Veuillez réessayer.',
  },
  nl: {
    title: 'Testbetaling',
    note: 'Dit is een testomgeving. Er wordt geen geld afgeschreven.',
    order: 'Bestelling',
    amount: 'Bedrag',
    signedIn: 'Ingelogd als test@example.org',
    cardNumber: 'Kaartnummer',
    cardExpiry: 'Geldig tot (MM/JJ)',
    cardCode: 'Beveiligingscode',
    bank: 'Bank',
    appCode: 'Voer deze code in de app in:',
    plan: 'Aantal termijnen',
    rates: 'termijnen van hoogstens',
    approve: 'Betaling bevestigen',
    abandon: 'Annuleren en terug naar de winkel',
    scenarios: 'Andere uitkomsten testen',
    scenarioNames: {
      challenge: 'Bevestigen met beveiligingscontrole (3-D Secure)',
      decline: 'Betaling weigeren',
      late: 'Bevestigen, melding pas na 20 seconden',
      overdue: 'Bevestigen, melding pas na afloop van de termijn',
      duplicate: 'Bevestigen, melding dubbel versturen',
      unordered: 'Bevestigen, afschrijving vóór de toezegging melden',
      partial: 'Bevestigen, slechts de helft afschrijven',
    },
    challengeTitle: 'Beveiligingscontrole',
    challengeNote: 'Vul de code in die de bank heeft gestuurd. In de testomgeving is dat 1234.',
    code: 'Code',
    confirm: 'Code bevestigen',
    expressAddress: 'Bezorgadres voor de winkel',
    expressNote:
      'Hier wordt nog niets gekocht: de winkel toont zo de hele bestelling. Tot dit bedrag wordt daarna niet opnieuw om toestemming gevraagd.',
    expressGo: 'Akkoord en adres doorgeven',
    wrongCode: 'De code klopt niet. Probeer het opnieuw.',
  },
}
