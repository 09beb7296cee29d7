import type { OwnMessages } from '@shop/i18n/own-messages'

/**
 * What Pünktchen says in words of its own: du in German and je in Dutch, where the shared message says Sie and u. French
 * says vous in both houses, so it stands here only where the tone differs. The order is that of the catalogue.
 *
 * @see docs/decisions/0002-how-each-brand-addresses.md
 */
export const messages: OwnMessages = {
  'account.greeting': { de: 'Hallo {name}', nl: 'Hallo {name}' },
  'account.logoutFailed': { de: 'Das Abmelden hat nicht geklappt. Bitte versuch es noch einmal.' },
  'account.noOrder': {
    de: 'Hier siehst du bald, wo dein Paket steckt.',
    fr: 'Vous verrez bientôt ici où en est votre colis.',
    nl: 'Hier zie je straks waar je pakket is.',
  },
  'account.signedOut': {
    de: 'Deine Anmeldung ist abgelaufen. Bitte melde dich noch einmal an.',
    nl: 'Je sessie is verlopen. Log opnieuw in.',
  },
  'address.phoneFreight': {
    de: 'Die Spedition ruft dich an, um einen Tag auszumachen',
    nl: 'De vervoerder belt je om een dag af te spreken',
  },
  'addresses.full': {
    de: 'Dein Adressbuch ist mit {most} Adressen voll. Bitte lösch zuerst eine.',
    nl: 'Je adresboek is vol: er passen {most} adressen in. Verwijder eerst een adres.',
  },
  'addresses.lead': { de: 'Speichere bis zu {most} Adressen. Frühere Bestellungen bleiben, wie sie sind.' },
  'addToCart.maximum': {
    de: 'Mehr Artikel passen nicht in deinen Warenkorb.',
    nl: 'Meer artikelen passen niet in je winkelmandje.',
  },
  'addToCart.tryAgain': { de: 'Bitte versuch es noch einmal; es wurde nichts verändert.' },
  'addToCart.unanswered': {
    de: 'Der Shop hat nicht geantwortet, vielleicht fehlt gerade die Verbindung. Bitte sieh im Warenkorb nach, und versuch es sonst noch einmal.',
  },
  'balance.lead': {
    de: 'Gutschriften des Shops. Du kannst damit an der Kasse bezahlen, auch zum Teil.',
    nl: 'Tegoeden van de webshop. Je kunt er een bestelling geheel of gedeeltelijk mee betalen.',
  },
  'basket.changeFailed': { de: 'Die Änderung hat nicht geklappt. Bitte versuch es noch einmal.' },
  'basket.empty': { de: 'Dein Warenkorb ist noch leer.', nl: 'Je winkelmandje is nog leeg.' },
  'basket.emptyText': {
    de: 'Magst du stöbern? Auf der Startseite geht es los.',
    fr: 'Envie de vous inspirer ? La page d’accueil vous attend.',
    nl: 'Zin om rond te kijken? Begin op de startpagina.',
  },
  'basket.emptyTitle': { de: 'Noch nichts drin', fr: 'Rien dans le panier', nl: 'Nog niks in je mandje' },
  'basket.loadFailed': {
    de: 'Dein Warenkorb ist gerade nicht erreichbar. Bitte lad die Seite neu.',
    nl: 'Je winkelmandje is even niet bereikbaar. Laad de pagina opnieuw.',
  },
  'basket.needsScript': {
    de: 'Der Warenkorb braucht JavaScript. Bitte schalte es im Browser ein, und lad die Seite neu.',
  },
  'basket.reasonGroup': {
    de: 'Ein Teil, das dazugehört, ist gerade nicht lieferbar. Bitte entferne den Artikel, um zu bestellen.',
  },
  'basket.reasonRecalled': {
    de: 'Dieses Produkt wurde zurückgerufen und wird nicht mehr verkauft. Bitte entferne es, um zu bestellen.',
  },
  'basket.reasonSoldOut': {
    de: 'Gerade nicht lieferbar, das letzte Stück ist verkauft. Bitte entferne den Artikel, um zu bestellen, oder merk ihn dir für später.',
  },
  'basket.removeRecalled': {
    de: 'Bitte entferne zuerst die Artikel, die zurückgerufen oder gerade nicht lieferbar sind.',
  },
  'basket.removeUnavailable': { de: 'Bitte entferne zuerst die Artikel, die gerade nicht lieferbar sind.' },
  'basket.startShopping': { de: 'Weiter stöbern', nl: 'Verder rondkijken' },
  'basket.unavailable': {
    de: 'Gerade nicht lieferbar. Bitte entferne den Artikel, um zu bestellen, oder merk ihn dir für später: Dann geht er nicht verloren.',
  },
  'cancelOrder.final': {
    de: 'Das kannst du nicht rückgängig machen; neu bestellen kannst du jederzeit.',
    nl: 'Dit kun je niet ongedaan maken; opnieuw bestellen kan altijd.',
  },
  'cancelOrder.items': { de: 'Was möchtest du stornieren?', nl: 'Wat wil je annuleren?' },
  'cancelOrder.tooLate': {
    de: 'Dafür ist es zu spät: Das Lager packt deine Bestellung schon. Nach der Ankunft kannst du sie kostenlos zurückgeben.',
    nl: 'Daarvoor is het te laat: het magazijn pakt je bestelling al in. Na ontvangst kun je alles gratis terugsturen.',
  },
  'carrier.absent': {
    de: 'Dein Paket geht dann zu Nachbarn oder in eine Filiale in der Nähe; eine Nachricht sagt dir, wohin. In der Sendungsverfolgung kannst du auch einen Ablageort festlegen.',
    nl: 'Je pakket gaat dan naar de buren of naar een afhaalpunt in de buurt; een bericht laat je weten waar. Via track-and-trace kun je ook een vaste plek aan huis kiezen.',
  },
  'carrier.freight': {
    de: 'Möbel und andere sperrige Stücke bringt eine Spedition. Die ruft vorher an und stimmt den Tag mit dir ab; deshalb fragen wir nach deiner Telefonnummer. Geliefert wird bis hinter die erste verschließbare Tür.',
    nl: 'Meubels en andere grote artikelen worden bezorgd door een transporteur. Die belt vooraf om met je een dag af te spreken; daarom vragen we je telefoonnummer. Er wordt geleverd tot achter de eerste deur die op slot kan.',
  },
  'carrier.locker': {
    de: '{carrier} liefert auch an Packstationen; dafür brauchst du deine Postnummer.',
    nl: '{carrier} levert ook bij een Packstation; daarvoor heb je je Postnummer nodig.',
  },
  'carrier.parcel': {
    de: 'Was in ein Paket passt, bringt der Paketdienst. Sobald es unterwegs ist, findest du den Link zur Sendungsverfolgung in der Versandmail.',
    nl: 'Alles wat in een pakket past, komt met de pakketdienst. Zodra het onderweg is, krijg je de track-and-tracelink per e-mail.',
  },
  'carrier.title': { de: 'Wer dein Paket bringt', nl: 'Wie brengt je pakket?' },
  'checkout.billingOwn': { de: 'Wie deine eigene Adresse', nl: 'Zelfde als je eigen adres' },
  'checkout.chooseAddress': { de: 'Bitte wähl eine Lieferadresse' },
  'checkout.choosePayment': { de: 'Bitte wähl eine Zahlungsart' },
  'checkout.chooseShipping': { de: 'Bitte wähl eine Versandart' },
  'checkout.codesAgain': {
    de: 'Gutscheine und Geschenkkarten gib bitte noch einmal ein.',
    nl: 'Voer je kortingscodes en cadeaukaarten nog een keer in.',
  },
  'checkout.placedText': {
    de: 'Bestellnummer {number}. Dein Warenkorb ist jetzt leer.',
    nl: 'Bestelnummer {number}. Je winkelmandje is nu leeg.',
  },
  'checkout.unavailableChoice': {
    de: 'Im Warenkorb kannst du {count, plural, one {den Artikel} other {die Artikel}} für später merken oder entfernen.',
    nl: 'In je winkelmandje kun je {count, plural, one {het artikel} other {de artikelen}} voor later bewaren of verwijderen.',
  },
  'checkout.unavailableText': {
    de: 'Es wurde nichts bestellt und nichts abgebucht. Deine Angaben bleiben erhalten.',
    nl: 'Er is niets besteld en niets afgeschreven. Je gegevens blijven bewaard.',
  },
  'checkout.expired': {
    de: 'Mit diesem Klick wurde nichts bestellt und nichts abgebucht. Deine Artikel und deine Adresse haben wir noch.',
    nl: 'Met deze klik is niets besteld en niets afgeschreven. We hebben je artikelen en je adres nog.',
  },
  'checkout.expiredAccount': {
    de: 'Mit diesem Klick wurde nichts bestellt und nichts abgebucht. Dein Warenkorb liegt in deinem Konto: Meld dich wieder an, dann geht es hier weiter.',
    nl: 'Met deze klik is niets besteld en niets afgeschreven. Je winkelmandje staat in je account: log opnieuw in om hier verder te gaan.',
  },
  'checkout.expiredTitle': {
    de: 'Deine Sitzung ist abgelaufen',
    nl: 'Je sessie is verlopen',
  },
  'checkout.expressFailed': {
    de: 'Deine Adresse konnten wir nicht übernehmen. Bitte trag sie hier ein.',
    nl: 'We konden je adres niet overnemen. Vul het hier in.',
  },
  'checkout.handOverFailedText': {
    de: 'Dein Warenkorb ist noch da. Bitte versuch es gleich noch einmal.',
    nl: 'Je winkelmandje is er nog. Probeer het zo nog eens.',
  },
  'checkout.handOverRefused': {
    de: 'Bitte sieh in den Warenkorb',
    nl: 'Kijk eerst in je winkelmandje',
  },
  'checkout.needsScript': {
    de: 'Zum Bestellen brauchst du JavaScript. Bitte schalte es im Browser ein, und lad die Seite neu.',
  },
  'checkout.noneText': {
    de: 'Du kannst dich umsehen und sammeln; eine Kasse hat dieser Shop noch nicht.',
    nl: 'Je kunt rondkijken en verzamelen; een kassa heeft deze webshop nog niet.',
  },
  'checkout.oldDevice': { de: 'Ja, bitte nehmt bei der Lieferung ein gleichartiges Altgerät kostenlos mit' },
  'checkout.oldDeviceHint': {
    de: 'Möchtest du ein altes Gerät abgeben? Wir holen es dort ab, wo das neue hinkommt.',
    nl: 'Heb je een oud apparaat om in te leveren? We nemen het mee van de plek waar het nieuwe wordt bezorgd.',
  },
  'checkout.paidAll': {
    de: 'Es ist schon alles bezahlt: Du brauchst keine Zahlungsart.',
    nl: 'Alles is al betaald: je hoeft geen betaalwijze te kiezen.',
  },
  'checkout.paymentFailed': {
    de: 'Deine Zahlung hat nicht geklappt, es wurde nichts abgebucht. Warenkorb und Angaben sind noch da: Bitte versuch es noch einmal, oder bezahl anders.',
    nl: 'Je betaling is niet gelukt en er is niets afgeschreven. Winkelmandje en gegevens zijn bewaard: probeer het nog eens of betaal op een andere manier.',
  },
  'checkout.restored': {
    de: 'Deine Artikel liegen wieder im Warenkorb.',
    nl: 'Je artikelen liggen weer in het winkelmandje.',
  },
  'checkout.useBalanceHint': {
    de: 'Dein Guthaben wird zuerst verwendet.',
    nl: 'Je tegoed wordt eerst gebruikt.',
  },
  'checkoutLogin.legend': { de: 'Wie möchtest du bestellen?', nl: 'Hoe wil je bestellen?' },
  'codes.enter': { de: 'Bitte gib den Code ein' },
  'codes.full': {
    de: 'Mehr Codes passen nicht in deinen Warenkorb.',
    nl: 'Meer codes passen niet in je winkelmandje.',
  },
  'compare.emptyText': {
    de: 'Leg mit „Vergleichen“ bis zu {most} Artikel nebeneinander: am Bild in der Übersicht oder auf der Seite des Artikels.',
  },
  'compare.full': {
    de: 'Du vergleichst schon {most} Artikel. Nimm zuerst einen heraus.',
    nl: 'Je vergelijkt al {most} artikelen. Haal er eerst een uit.',
  },
  'compare.oneMore': {
    de: 'Leg noch einen Artikel dazu, dann siehst du die Unterschiede.',
    nl: 'Voeg nog een artikel toe, dan zie je de verschillen.',
  },
  'complaint.errors.photoGone': { de: 'Das Bild ist nicht mehr da. Bitte wähl es noch einmal aus.' },
  'complaint.lead': {
    de: 'Zu deiner Bestellung {number}. Mit Fotos finden wir schneller eine Lösung.',
    nl: 'Over je bestelling {number}. Met foto’s vinden we sneller een oplossing.',
  },
  'complaint.remedy': { de: 'Was wünschst du dir?', nl: 'Welke oplossing wil je?' },
  'complaint.sent': {
    de: 'Deine Reklamation hat die Nummer {number}. Gleich bekommst du eine Bestätigung per E-Mail, eine Antwort meist innerhalb von zwei Werktagen.',
    nl: 'Je klacht heeft nummer {number}. Je krijgt meteen een bevestiging per e-mail en meestal binnen twee werkdagen antwoord.',
  },
  'complaint.sentTitle': { de: 'Deine Reklamation ist da', nl: 'We hebben je klacht ontvangen' },
  'consent.text': {
    de: 'Notwendiges brauchen wir für Warenkorb und Bestellung. Für alles Weitere, etwa Messung und Werbung, fragen wir dich vorher. Deine Wahl kannst du jederzeit ganz unten auf jeder Seite ändern.',
    nl: 'Wat noodzakelijk is, hebben we nodig voor winkelmandje en bestelling. Voor al het andere, zoals metingen en reclame, vragen we het je eerst. Je kunt je keuze altijd onderaan elke pagina wijzigen.',
  },
  'consent.title': {
    de: 'Cookies? Du entscheidest.',
    fr: 'Les cookies ? À vous de choisir.',
    nl: 'Jouw cookies, jouw keuze',
  },
  'contact.emailHint': { de: 'Dorthin antworten wir dir.', nl: 'Op dit adres krijg je antwoord.' },
  'contact.lead': {
    de: 'Du hast eine Frage zur Bestellung, zu einem Artikel oder zu etwas ganz anderem? Hier antworten Menschen, meist innerhalb eines Werktags.',
    nl: 'Heb je een vraag over een bestelling, een artikel of iets heel anders? Hier antwoorden echte mensen, meestal binnen één werkdag.',
  },
  'contact.needsScript': {
    de: 'Zum Absenden brauchst du JavaScript.',
    nl: 'Voor het versturen heb je JavaScript nodig.',
  },
  'contact.privacy': {
    de: 'Deine Angaben nutzen wir nur für die Antwort. Mehr liest du unter <0>Datenschutz</0>.',
    nl: 'Je gegevens gebruiken we alleen om te antwoorden. Meer daarover: <0>Privacy</0>.',
  },
  'contact.sent': {
    de: 'Danke! Gleich bekommst du eine Bestätigung per E-Mail, die Antwort meist innerhalb eines Werktags.',
    nl: 'Bedankt! Je krijgt meteen een bevestiging per e-mail en meestal binnen één werkdag antwoord.',
  },
  'contact.sentTitle': { de: 'Deine Nachricht ist da', nl: 'Je bericht is aangekomen' },
  'country.suggestion': {
    de: 'Möchtest du in ein anderes Land liefern lassen? Dort gibt es einen eigenen Shop mit den Preisen und Lieferzeiten vor Ort.',
    nl: 'Wil je in een ander land laten bezorgen? Dat land heeft een eigen webshop, met eigen prijzen en levertijden.',
  },
  'dataExport.dead': {
    de: 'Dieser Link gilt nicht mehr: Er war schon benutzt oder älter als 24 Stunden. Hier kannst du einen neuen anfordern.',
    nl: 'Deze link is niet meer geldig: hij was al gebruikt of ouder dan 24 uur. Hier kun je een nieuwe aanvragen.',
  },
  'dataExport.lead': {
    de: 'Auch ohne Konto: Wir schicken dir einen Link zu allem, was unter deiner Adresse gespeichert ist, zum Lesen und zum Mitnehmen.',
    nl: 'Ook zonder account: we sturen je een link naar alles wat onder je adres is opgeslagen, om te lezen en mee te nemen.',
  },
  'dataExport.once': {
    de: 'Der Link funktioniert einmal. Danach kannst du deine Daten hier ansehen und herunterladen.',
    nl: 'De link werkt één keer. Daarna kun je je gegevens hier bekijken en downloaden.',
  },
  'dataExport.ready': {
    de: 'Gespeichert unter {email}. Der Link ist jetzt verbraucht: Bitte sicher die Dateien gleich.',
  },
  'deleteAccount.final': {
    de: 'Das kannst du nicht rückgängig machen.',
    nl: 'Dit kun je niet ongedaan maken.',
  },
  'deleteAccount.goodbye': {
    de: 'Dein Kundenkonto ist gelöscht. Mach’s gut!',
    nl: 'Je klantaccount is verwijderd. Tot ziens!',
  },
  'deleteAccount.text': {
    de: 'Deine Adressen, deine Wunschliste und deine persönlichen Daten werden gelöscht. Bestellungen bewahren wir ohne Namen auf, solange das Steuerrecht es verlangt.',
    nl: 'Je adressen, je verlanglijst en je persoonlijke gegevens worden verwijderd. Bestellingen bewaren we zonder naam zolang de belastingwet dat vereist.',
  },
  'deletion.balance': {
    de: 'Hast du noch <0>Guthaben</0> auf dem Konto? Dann lös es bitte erst ein, oder lass es dir vom Kundendienst auszahlen.',
    nl: 'Heb je nog <0>tegoed</0> op je account? Gebruik het eerst of laat het door de klantenservice uitbetalen.',
  },
  'deletion.exportFirst': {
    de: 'Vorher eine Kopie? Unter <0>Meine Daten</0> kannst du alles herunterladen.',
    nl: 'Eerst een kopie? Onder <0>Mijn gegevens</0> kun je alles downloaden.',
  },
  'deletion.passwordHint': { de: 'Bitte bestätige mit deinem Passwort', nl: 'Bevestig met je wachtwoord' },
  'emailChange.confirmText': {
    de: 'Sobald die Änderung ganz bestätigt ist, meldest du dich mit der neuen Adresse an, und alle Nachrichten zum Konto kommen dorthin. Auf anderen Geräten endet die Anmeldung.',
    nl: 'Zodra de wijziging helemaal is bevestigd, log je in met het nieuwe adres, en alle berichten over het account komen daar aan. Op andere apparaten word je uitgelogd.',
  },
  'emailChange.deadText': {
    de: 'Zum Bestätigen gilt er {hours} Stunden, zum Rückgängigmachen {days} Tage, und jeweils nur einmal. Ändern kannst du die Adresse im Konto unter „Persönliche Daten“.',
    nl: 'Om te bevestigen geldt hij {hours} uur, om terug te draaien {days} dagen, en telkens één keer. Het adres wijzig je in je account onder ‘Persoonlijke gegevens’.',
  },
  'emailChange.doneByDeskText': {
    de: 'Dein Konto hat jetzt die Adresse {email}. Das bisherige Passwort und die Passkeys gelten nicht mehr: Melde dich mit einem Code per E-Mail an, und leg dabei ein neues Passwort fest. Ein Newsletter bleibt bei der früheren Adresse.',
    nl: 'Je account heeft nu het adres {email}. Het vorige wachtwoord en de passkeys gelden niet meer: log in met een code per e-mail en stel daarbij een nieuw wachtwoord in. Een nieuwsbrief blijft bij het vorige adres.',
  },
  'emailChange.doneText': {
    de: 'Dein Konto hat jetzt die Adresse {email}. Ein Newsletter bleibt bei der früheren: Bestell ihn für die neue bei Bedarf neu.',
    nl: 'Je account heeft nu het adres {email}. Een nieuwsbrief blijft bij het vorige adres: meld je voor het nieuwe zo nodig opnieuw aan.',
  },
  'emailChange.halfNew': {
    de: 'Danke. Öffne jetzt noch den Link, den wir an die neue Adresse geschickt haben. Bis dahin bleibt alles, wie es ist.',
  },
  'emailChange.halfOld': {
    de: 'Danke. Öffne jetzt noch den Link, den wir an die bisherige Adresse geschickt haben. Bis dahin bleibt alles, wie es ist.',
  },
  'emailChange.sent': {
    de: 'Bitte bestätige über beide Links: den an {email} und den an deine bisherige Adresse. Beide gelten {hours} Stunden, bis dahin ändert sich nichts. Kommt an der neuen nichts an? Dann gibt es zu dieser Adresse vielleicht schon ein Konto.',
    nl: 'Bevestig via beide links: die aan {email} en die aan je huidige adres. Ze gelden {hours} uur; tot dan verandert er niets. Komt er op het nieuwe adres niets aan? Dan bestaat er misschien al een account met dat adres.',
  },
  'emailChange.undoneText': {
    de: 'Es gilt wieder {email}. Melde dich mit einem Code per E-Mail an, und leg dabei ein neues Passwort fest.',
  },
  'emailChange.undoneTitle': { de: 'Das Konto gehört wieder dir', nl: 'Het account is weer van jou' },
  'embed.question': {
    de: 'Dieser Inhalt kommt von {name}. Beim Laden werden deine IP-Adresse und Angaben zu deinem Gerät an {company} übertragen; Cookies können gesetzt werden.',
    nl: 'Deze inhoud komt van {name}. Bij het laden worden je IP-adres en gegevens over je apparaat doorgegeven aan {company}; er kunnen cookies worden geplaatst.',
  },
  'error.notFoundText': {
    de: 'Vielleicht ist die Seite umgezogen oder der Artikel ausverkauft. Von hier aus kommst du weiter:',
    nl: 'Misschien is de pagina verplaatst of het artikel uitverkocht. Hier kun je verder:',
  },
  'error.notFoundTitle': {
    de: 'Hier ist nichts mehr',
    fr: 'Il n’y a plus rien ici',
    nl: 'Hier is niks meer',
  },
  'error.plainText': {
    de: 'Diese Seite konnten wir nicht laden. Dein Warenkorb und deine Wunschliste bleiben erhalten. Bitte versuch es gleich noch einmal.',
    nl: 'We konden deze pagina niet laden. Je winkelmandje en verlanglijst blijven bewaard. Probeer het zo meteen opnieuw.',
  },
  'error.suggestion': { de: 'Bitte lad neu. Warenkorb und Wunschliste bleiben erhalten.' },
  'error.text': {
    de: 'Diese Seite konnten wir nicht laden. Bitte versuch es noch einmal; Warenkorb und Wunschliste bleiben erhalten.',
  },
  'footer.aboutDelivery': { de: 'So kommt’s zu dir', fr: 'Jusque chez vous', nl: 'Zo komt het bij je' },
  'footer.yours': { de: 'Für dich', fr: 'Pour vous', nl: 'Voor jou' },
  'forgotten.sent': {
    de: 'Wenn es zu dieser Adresse ein Konto gibt, haben wir dir gerade eine E-Mail mit einem Link geschickt. Der Link gilt 60 Minuten.',
    nl: 'Als er bij dit adres een account hoort, hebben we je zojuist een e-mail met een link gestuurd. De link is 60 minuten geldig.',
  },
  'forgotten.text': {
    de: 'Wir schicken dir einen Link, mit dem du ein neues Passwort festlegst.',
    nl: 'We sturen je een link waarmee je een nieuw wachtwoord instelt.',
  },
  'giftcard.blocked': {
    de: 'Diese Geschenkkarte ist gesperrt. Unser Kundenservice hilft dir weiter.',
    nl: 'Deze cadeaukaart is geblokkeerd. Onze klantenservice helpt je graag verder.',
  },
  'giftcard.reasonGiftCards': {
    de: 'Geschenkkarten kannst du nicht mit Geschenkkarten bezahlen. Das Guthaben bleibt erhalten.',
    nl: 'Cadeaukaarten kun je niet met een cadeaukaart betalen. Het tegoed blijft staan.',
  },
  'giftcard.unknown': { de: 'Kartennummer und PIN passen nicht zusammen. Bitte prüf beide.' },
  'giftAddress.text': {
    de: 'Wer schenkt, kann an der Kasse direkt zu dir liefern lassen. Zu lesen ist dort nur der Name der Liste, deine Adresse nie. Was schon bestellt ist, kommt an die Adresse von damals.',
    nl: 'Wie iets geeft, kan het bij het afrekenen direct bij jou laten bezorgen. Daar staat alleen de naam van de lijst, nooit je adres. Wat al besteld is, komt op het adres van dat moment.',
  },
  'giftAddress.title': {
    de: 'Lieferung zu dir',
    nl: 'Bezorging bij jou thuis',
    'nl-be': 'Levering bij jou thuis',
  },
  'giftDelivery.gone': {
    de: 'An „{list}“ können wir nicht mehr direkt liefern: Die Liste oder ihre Adresse wurde entfernt. Dein Geschenk liegt weiter im Warenkorb.',
    nl: 'We kunnen niet meer direct bij ‘{list}’ bezorgen: de lijst of het adres is verwijderd. Je cadeau ligt nog in het winkelmandje.',
  },
  'giftDelivery.mixed': {
    de: 'Direkt an „{list}“ liefern wir, wenn nur Geschenke dieser Liste im Warenkorb liegen. Merk dir dort alles andere für später, oder lass alles zu dir liefern.',
    nl: 'We bezorgen direct bij ‘{list}’ als er alleen cadeaus van deze lijst in het winkelmandje liggen. Bewaar de rest daar voor later, of laat alles bij jou bezorgen.',
  },
  'giftDelivery.ownAddress': { de: 'Deine Adresse für die Rechnung', nl: 'Je adres voor de factuur' },
  'giftList.shareText': {
    de: 'Wer den Link hat, sieht die Wünsche und was noch fehlt. Dein Name und deine Adresse stehen nicht darauf. Zurückgenommen führt der Link ins Leere, und ein neuer ist ein anderer.',
    nl: 'Wie de link heeft, ziet de wensen en wat er nog ontbreekt. Je naam en adres staan er niet op. Een ingetrokken link werkt niet meer, en een nieuwe is een andere.',
  },
  'giftList.surpriseHint': {
    de: 'Was schon geschenkt ist, siehst du dann erst an dem Tag.',
    nl: 'Wat al cadeau is gegeven, zie je dan pas op die dag.',
  },
  'giveBack.done': { de: 'Deine Rückgabe ist angemeldet', nl: 'Je retour is aangemeld' },
  'giveBack.gift': {
    de: 'Ein Geschenk, das du schon hast, darfst du behalten.',
    nl: 'Een cadeau dat je al hebt, mag je houden.',
  },
  'giveBack.items': { de: 'Was möchtest du zurückgeben?', nl: 'Wat wil je terugsturen?' },
  'giveBack.note': {
    de: 'Du musst keinen Grund nennen. Was noch nicht verschickt ist, stornieren wir; für alles andere bekommst du ein kostenloses Etikett.',
    nl: 'Je hoeft geen reden te geven. Wat nog niet is verzonden, annuleren we; voor de rest krijg je een gratis label.',
  },
  'giveBack.nothing': { de: 'Bitte wähl mindestens einen Artikel' },
  'giveBack.personalised': {
    de: 'Eigens für dich angefertigt: vom Widerruf ausgenommen. Bei einem Mangel kannst du reklamieren.',
    nl: 'Speciaal voor jou gemaakt: uitgesloten van herroeping. Dien bij een gebrek een klacht in.',
  },
  'giveBack.receipt': {
    de: 'Deine Erklärung {number} ist am {day} um {clock} eingegangen. Die Bestätigung kommt per E-Mail; das Etikett findest du unten bei den Rücksendungen.',
    nl: 'Je verklaring {number} is op {day} om {clock} ontvangen. De bevestiging komt per e-mail; het label vind je hieronder bij de retouren.',
  },
  'giveBack.stopped': {
    de: 'Deine Erklärung {number} ist am {day} um {clock} eingegangen. Die Ware war noch nicht verschickt und wird angehalten: Du musst nichts zurückschicken. Die Bestätigung kommt per E-Mail.',
    nl: 'Je verklaring {number} is op {day} om {clock} ontvangen. De artikelen waren nog niet verzonden en worden tegengehouden: je hoeft niets terug te sturen. De bevestiging komt per e-mail.',
  },
  'handOver.canceled': {
    de: 'Dein Assistent hat ihn verworfen. Bitte ihn um einen neuen. Was du selbst in den Warenkorb gelegt hast, ist noch da.',
    nl: 'Je assistent heeft het verwijderd. Vraag om een nieuw mandje. Wat je zelf in je winkelmandje hebt gelegd, ligt er nog.',
  },
  'handOver.empty': {
    de: 'Dein Assistent hat nichts hineingelegt, oder nichts davon ist noch zu haben. Bitte ihn, etwas anderes auszusuchen; der Link gilt weiter.',
    nl: 'Je assistent heeft er niets in gelegd, of niets ervan is nog verkrijgbaar. Vraag om iets anders uit te zoeken; de link blijft geldig.',
  },
  'handOver.expired': {
    de: 'Links von Assistenten gelten sechs Stunden. Bitte deinen Assistenten um einen neuen. Was du selbst in den Warenkorb gelegt hast, ist noch da.',
    nl: 'Links van assistenten zijn zes uur geldig. Vraag je assistent om een nieuwe. Wat je zelf in je winkelmandje hebt gelegd, ligt er nog.',
  },
  'handOver.used': {
    de: 'Was dein Assistent ausgesucht hat, liegt im Warenkorb des Browsers, der den Link zuerst geöffnet hat. War das ein anderes Gerät, öffne dort den Warenkorb, oder bitte deinen Assistenten um einen neuen Link.',
    nl: 'Wat je assistent heeft uitgezocht, ligt in het winkelmandje van de browser die de link als eerste heeft geopend. Was dat op een ander apparaat? Open het winkelmandje daar, of vraag je assistent om een nieuwe link.',
  },
  'invoice.advance': {
    de: 'Bitte überweis den Betrag auf dieses Konto. Nach dem Eingang geht die Ware auf den Weg.',
    nl: 'Maak het bedrag over naar deze rekening. Na ontvangst verzenden we je bestelling.',
  },
  'invoice.cashOnDelivery': {
    de: 'Zahlungsart: Nachnahme. Den Betrag bezahlst du bei der Lieferung.',
    nl: 'Betaalwijze: rembours. Je betaalt het bedrag bij de levering.',
  },
  'invoice.goesBack': {
    de: 'Der Betrag geht auf dem Weg zurück, auf dem du bezahlt hast; offene Beträge verringern sich um ihn.',
  },
  'invoice.onInvoice': {
    de: 'Bitte überweis den Betrag innerhalb von 14 Tagen nach Erhalt der Ware auf dieses Konto.',
  },
  'invoice.paidLater': {
    de: 'Zahlungsart: {method}. Den Betrag bezahlst du an Klarna, wie dort vereinbart, und nicht an uns.',
    nl: 'Betaalwijze: {method}. Je betaalt het bedrag aan Klarna, zoals daar afgesproken, en niet aan ons.',
  },
  'invoice.paidWith': {
    de: 'Zahlungsart: {method}. Du musst nichts mehr überweisen.',
    nl: 'Betaalwijze: {method}. Je hoeft niets meer over te maken.',
  },
  'label.enclose': {
    de: 'Bitte kleb den oberen Teil auf das Paket, und leg den unteren hinein. Das Porto zahlen wir. Heb den Beleg der Abgabe auf, bis dein Geld zurück ist.',
    nl: 'Plak het bovenste deel op het pakket en stop het onderste erin. Wij betalen de verzendkosten. Bewaar het afgiftebewijs tot je je geld terug hebt.',
  },
  'label.fetched': {
    de: 'Eine Spedition holt die Ware ab und meldet sich bei dir für einen Termin. Du bezahlst nichts.',
    nl: 'Een transporteur haalt de goederen op en neemt contact met je op voor een afspraak. Je betaalt niets.',
  },
  'legalVersions.intro': {
    de: 'Für deine Bestellung gilt, was bei ihrem Abschluss galt. Ältere Fassungen bleiben deshalb lesbar.',
    nl: 'Voor je bestelling geldt wat gold toen je die plaatste. Oudere versies blijven daarom te lezen.',
  },
  'listing.emptyText': {
    de: 'Zu dieser Auswahl haben wir gerade nichts. Mit weniger Filtern findest du mehr.',
    nl: 'We hebben nu geen producten die bij deze selectie passen. Met minder filters vind je meer.',
  },
  'listing.sortExplainedRelevancy': {
    de: '„Beliebtheit“ zeigt zuerst, was besonders gefragt ist; in der Suche steht vorn, was am besten zu deinen Suchwörtern passt. Einzelne Artikel hebt unsere Redaktion hervor.',
    nl: '‘Populariteit’ toont eerst wat het meest gevraagd is; bij zoeken staat vooraan wat het best bij je zoekwoorden past. Sommige artikelen worden door onze redactie uitgelicht.',
  },
  'listing.sortNote': { de: 'Wie wir sortieren', fr: 'Comment nous trions', nl: 'Hoe we sorteren' },
  'login.dataExport': {
    de: 'Als Gast bestellt? Was wir gespeichert haben, zeigt dir die <0>Datenauskunft</0>.',
    nl: 'Besteld als gast? De <0>inzage in gegevens</0> laat je zien wat we hebben opgeslagen.',
  },
  'login.needsScript': {
    de: 'Zum Anmelden brauchst du JavaScript.',
    nl: 'Voor het inloggen heb je JavaScript nodig.',
  },
  'mail.accountDeleted.farewell': {
    de: 'Danke für dein Vertrauen – du bist jederzeit willkommen.',
    nl: 'Bedankt voor je vertrouwen – je bent altijd welkom.',
  },
  'mail.accountDeleted.gone': {
    de: 'Dein Kundenkonto ist gelöscht, wie gewünscht: mit Adressen, Wunschliste, Warenkorb, Newsletter und Erinnerungen. Alle Geräte sind abgemeldet.',
    nl: 'Je klantaccount is verwijderd, zoals je hebt gevraagd: met adressen, verlanglijst, winkelmandje, nieuwsbrief en herinneringen. Alle apparaten zijn uitgelogd.',
  },
  'mail.accountDeleted.running': {
    de: 'Was noch unterwegs ist, kommt wie bestellt an; offene Reklamationen, Rücksendungen und Erstattungen bringen wir zu Ende. Dafür behalten wir deinen Namen und deine Adresse, bis das erledigt und die Frist für die Rückgabe vorbei ist; danach werden auch sie gelöscht.',
    nl: 'Wat nog onderweg is, komt gewoon aan; lopende klachten, retouren en terugbetalingen handelen we af. Daarvoor bewaren we je naam en adres tot dat klaar is en de retourtermijn voorbij is; daarna worden ook die gewist.',
  },
  'mail.accountDeleted.subject': { de: 'Dein Konto ist gelöscht', nl: 'Je account is verwijderd' },
  'mail.accountEnding.stays': {
    de: 'Möchtest du es behalten? Dann melde dich bis dahin einmal an.',
    nl: 'Wil je het houden? Log dan vóór die tijd één keer in.',
  },
  'mail.accountEnding.subject': { de: 'Dein Kundenkonto endet bald', nl: 'Je account eindigt binnenkort' },
  'mail.accountEnding.text': {
    de: 'du hast dich seit fast {years} Jahren nicht mehr an deinem Kundenkonto angemeldet. Daten, die niemand braucht, bewahren wir nicht auf: In {days} Tagen löschen wir das Konto mit Adressen, Warenkorb und Wunschliste.',
    nl: 'Je hebt al bijna {years} jaar niet op je account ingelogd. Gegevens die niemand nodig heeft, bewaren wij niet: over {days} dagen verwijderen wij het account met adressen, winkelmandje en verlanglijst.',
  },
  'mail.backInStock.text': {
    de: 'Der Artikel, an den wir dich erinnern sollten, ist wieder lieferbar. Zurückgelegt ist er nicht: Wer zuerst bestellt, bekommt ihn.',
    nl: 'Het artikel waarvoor je een bericht had aangevraagd, is weer leverbaar. Het is niet gereserveerd: wie het eerst bestelt, krijgt het.',
  },
  'mail.card.notMeant': {
    de: 'Warst du das nicht? Dann ändere bitte gleich dein Passwort, melde alle anderen Geräte ab und entferne jede Karte, die du nicht kennst. Kennst du auch eine Bestellung nicht, melde dich bitte bei uns.',
    nl: 'Was jij dit niet? Wijzig dan meteen je wachtwoord, log alle andere apparaten uit en verwijder elke kaart die je niet kent. Herken je ook een bestelling niet, neem dan contact met ons op.',
  },
  'mail.cardRemoved.text': {
    de: 'Diese Karte ist nicht mehr in deinem Kundenkonto bei {shop} gespeichert. Bestellungen, die schon mit ihr bezahlt sind, ändern sich dadurch nicht.',
    nl: 'Deze kaart is niet meer opgeslagen in je klantaccount bij {shop}. Aan bestellingen die er al mee zijn betaald, verandert niets.',
  },
  'mail.cardSaved.text': {
    de: 'In deinem Kundenkonto bei {shop} ist jetzt eine Karte gespeichert. Wer dort angemeldet ist, kann mit ihr bezahlen; die Bank fragt jedes Mal nach.',
    nl: 'In je klantaccount bij {shop} is nu een kaart opgeslagen. Wie daar is ingelogd, kan ermee betalen; de bank vraagt elke keer om bevestiging.',
  },
  'mail.closing': { de: 'Liebe Grüße', fr: 'Bien à vous', nl: 'Lieve groet' },
  'mail.closing.name': { de: 'dein Team von {shop}', nl: 'je team van {shop}' },
  'mail.complaintAnswered.subject': {
    de: 'Antwort auf deine Reklamation {number}',
    nl: 'Antwoord op je klacht {number}',
  },
  'mail.complaintReceived.subject': {
    de: 'Deine Reklamation {number} ist da',
    nl: 'We hebben je klacht {number} ontvangen',
  },
  'mail.complaintReceived.text': {
    de: 'Deine Reklamation ist angekommen, mit allen Fotos. Meist antworten wir dir innerhalb von zwei Werktagen; den Stand siehst du jederzeit bei deiner Bestellung.',
    nl: 'We hebben je klacht ontvangen, met alle foto’s. Meestal krijg je binnen twee werkdagen antwoord; de stand zie je altijd bij je bestelling.',
  },
  'mail.contactCopy.notMeant': {
    de: 'Du hast uns nicht geschrieben? Dann lösch diese E-Mail einfach.',
    nl: 'Heb je ons niet geschreven? Dan kun je deze e-mail gewoon verwijderen.',
  },
  'mail.contactCopy.notRepeated': {
    de: 'Deinen Text wiederholen wir hier zur Sicherheit nicht; bei Rückfragen genügt die Nummer der Nachricht.',
    nl: 'Voor de veiligheid herhalen we je tekst hier niet; bij vragen is het nummer van het bericht genoeg.',
  },
  'mail.contactAnswer.hello': { de: 'Hallo,', nl: 'Hallo,' },
  'mail.contactAnswer.helloName': { de: 'Hallo {name},', nl: 'Hallo {name},' },
  'mail.contactAnswer.subject': {
    de: 'Antwort auf deine Nachricht {number}',
    nl: 'Antwoord op je bericht {number}',
  },
  'mail.contactCopy.subject': { de: 'Deine Nachricht ist angekommen', nl: 'Je bericht is aangekomen' },
  'mail.contactCopy.thanks': {
    de: 'Danke für deine Nachricht. Sie ist angekommen, meist antworten wir innerhalb eines Werktags.',
    nl: 'Bedankt voor je bericht. Het is goed aangekomen; we antwoorden meestal binnen één werkdag.',
  },
  'mail.dataExport.notMeant': {
    de: 'Du wolltest keine Auskunft? Dann lösch diese Nachricht einfach: Ohne den Link sieht niemand etwas.',
    nl: 'Heb je niets aangevraagd? Verwijder dit bericht dan gewoon: zonder de link ziet niemand iets.',
  },
  'mail.dataExport.subject': { de: 'Deine Datenauskunft', nl: 'De gegevens die je hebt opgevraagd' },
  'mail.dataExport.text': {
    de: 'Über den Link kannst du alles ansehen und herunterladen, was unter deiner E-Mail-Adresse gespeichert ist. Er gilt 24 Stunden und nur einmal.',
    nl: 'Via de link kun je alles bekijken en downloaden wat onder je e-mailadres is opgeslagen. Hij is 24 uur en één keer geldig.',
  },
  'mail.emailChange.byDesk': {
    de: 'Ein Kundenkonto bei {shop} soll künftig diese E-Mail-Adresse haben; so hat es der Kundenservice auf Wunsch vorgemerkt. Über den Link bestätigst du das; er gilt {hours} Stunden, und vorher bleibt alles, wie es ist. Danach gelten das bisherige Passwort und die Passkeys nicht mehr, und auf anderen Geräten endet die Anmeldung: Melde dich mit der neuen Adresse und einem Code per E-Mail an, und leg dabei ein neues Passwort fest.',
    nl: 'Een klantaccount bij {shop} krijgt voortaan dit e-mailadres; de klantenservice heeft dat op verzoek zo genoteerd. Via de link bevestig je dat; hij geldt {hours} uur, en tot dan blijft alles zoals het is. Daarna gelden het vorige wachtwoord en de passkeys niet meer en word je op andere apparaten uitgelogd: log in met het nieuwe adres en een code per e-mail, en stel daarbij een nieuw wachtwoord in.',
  },
  'mail.emailChange.notMeant': {
    de: 'Du hast das nicht gewünscht? Dann lösch diese Nachricht einfach.',
    nl: 'Heb je hier niet om gevraagd? Gooi dit bericht dan gewoon weg.',
  },
  'mail.emailChange.text': {
    de: 'Ein Kundenkonto bei {shop} soll künftig diese E-Mail-Adresse haben. Über den Link bestätigst du das; er gilt {hours} Stunden. Auch an die bisherige Adresse geht ein Link. Bis dahin bleibt alles, wie es ist.',
    nl: 'Een klantaccount bij {shop} krijgt voortaan dit e-mailadres. Via de link bevestig je dat; hij geldt {hours} uur. Ook naar het huidige adres gaat een link. Tot dan blijft alles zoals het is.',
  },
  'mail.emailChangeAsked.byDesk': {
    de: 'Der Kundenservice hat für dein Kundenkonto bei {shop} auf Wunsch eine andere E-Mail-Adresse vorgemerkt: {email}. Sobald sie von dort aus bestätigt ist, gilt sie. Mehr ist nicht zu tun.',
    nl: 'De klantenservice heeft op verzoek een ander e-mailadres voor je klantaccount bij {shop} genoteerd: {email}. Het geldt zodra het van daaruit is bevestigd. Meer hoef je niet te doen.',
  },
  'mail.emailChangeAsked.byDeskNotMeant': {
    de: 'Hast du das nicht gewünscht? Dann antworte bitte gleich auf diese E-Mail.',
    nl: 'Heb je hier niet om gevraagd? Beantwoord deze e-mail dan meteen.',
  },
  'mail.emailChangeAsked.byDeskSubject': {
    de: 'Dein Konto bekommt eine andere E-Mail-Adresse',
    nl: 'Je account krijgt een ander e-mailadres',
  },
  'mail.emailChangeAsked.notMeant': {
    de: 'Warst du das nicht? Dann kennt jemand dein Passwort: Bestätige nichts, und ändere es gleich.',
    nl: 'Was jij dat niet? Dan kent iemand je wachtwoord: bevestig niets en wijzig het meteen.',
  },
  'mail.emailChangeAsked.subject': {
    de: 'Soll dein Konto eine andere E-Mail-Adresse bekommen?',
    nl: 'E-mailadres van je account wijzigen?',
  },
  'mail.emailChangeAsked.text': {
    de: 'Für dein Kundenkonto bei {shop} wurde eine andere E-Mail-Adresse gewünscht: {email}. Sie gilt erst, wenn beide Adressen das bestätigt haben. Über den Link bestätigst du für die bisherige; er gilt {hours} Stunden.',
    nl: 'Voor je klantaccount bij {shop} is een ander e-mailadres gevraagd: {email}. Het geldt pas als het vanuit beide adressen is bevestigd. Via de link bevestig je voor het huidige; hij geldt {hours} uur.',
  },
  'mail.emailChanged.subject': {
    de: 'Deine E-Mail-Adresse wurde geändert',
    nl: 'Je e-mailadres is gewijzigd',
  },
  'mail.emailChanged.text': {
    de: 'Dein Kundenkonto bei {shop} hat jetzt eine andere E-Mail-Adresse: {email}. An diese hier schicken wir nichts mehr, was das Konto angeht.',
    nl: 'Je klantaccount bij {shop} heeft nu een ander e-mailadres: {email}. Naar dit adres sturen wij niets meer over het account.',
  },
  'mail.emailChanged.undo': {
    de: 'Warst du das nicht? Über den Link bekommst du das Konto in den nächsten {days} Tagen zurück: Diese Adresse gilt dann wieder, alle Geräte werden abgemeldet, und du legst ein neues Passwort fest.',
    nl: 'Was jij dat niet? Via de link krijg je het account de komende {days} dagen terug: dit adres geldt dan weer, alle apparaten worden uitgelogd en je stelt een nieuw wachtwoord in.',
  },
  'mail.giftCard.text': {
    de: 'Hier ist die Geschenkkarte von {shop}. Gib Kartennummer und PIN im Warenkorb oder an der Kasse ein; was übrig ist, bleibt auf der Karte.',
  },
  'mail.giftCard.until': {
    de: 'Sie gilt bis {until}. Kartennummer und PIN stehen nur in dieser E-Mail: Bitte heb sie gut auf, und gib sie nur der beschenkten Person weiter.',
  },
  'mail.greeting': { de: 'Hallo {name},', nl: 'Hallo {name},' },
  'mail.invoiceAgain.subject': {
    de: 'Rechnung zu deiner Bestellung {number}',
    nl: 'Factuur van je bestelling {number}',
  },
  'mail.invoiceAgain.text': {
    de: 'hier ist noch einmal die Rechnung zu deiner Bestellung {number}, wie gewünscht.',
    nl: 'Hierbij, zoals gevraagd, nogmaals de factuur van je bestelling {number}.',
  },
  'mail.newsletter.notMeant': {
    de: 'Du hast nichts abonniert? Dann musst du nichts tun: Ohne Bestätigung kommt kein Newsletter, und wir löschen die Adresse.',
    nl: 'Heb je niets aangevraagd? Dan hoef je niets te doen: zonder bevestiging komt er geen nieuwsbrief en wissen we het adres.',
  },
  'mail.newsletter.subject': {
    de: 'Bitte bestätige deine Anmeldung zum Newsletter',
    nl: 'Bevestig je aanmelding voor de nieuwsbrief',
  },
  'mail.newsletter.text': {
    de: 'Du möchtest den Newsletter von {shop} an dieser Adresse bekommen: Neues, Ratgeber und Angebote, höchstens einmal in der Woche. Der Link führt zu einer Seite, auf der du das mit einem Klick bestätigst; er gilt sieben Tage.',
    nl: 'Je wilt de nieuwsbrief van {shop} op dit adres ontvangen: nieuws, tips en aanbiedingen, hooguit één keer per week. De link leidt naar een pagina waar je met één klik bevestigt; hij is zeven dagen geldig.',
  },
  'mail.order.bankDetails': {
    de: 'Davon überweisen wir dir {amount}, denn dein Kundenkonto mit dem Guthaben gibt es nicht mehr. Bitte antworte auf diese E-Mail mit Name und IBAN.',
    nl: 'Daarvan schrijven we {amount} naar je over, want je klantaccount met het tegoed bestaat niet meer. Beantwoord deze e-mail met de naam van de rekeninghouder en het IBAN.',
  },
  'mail.orderAddressChanged.notMeant': {
    de: 'War das nicht in deinem Sinn? Dann antworte bitte gleich auf diese E-Mail.',
    nl: 'Was dit niet je bedoeling? Beantwoord deze e-mail dan meteen.',
  },
  'mail.orderAddressChanged.text': {
    de: 'wie besprochen geht deine Bestellung {number} jetzt an diese Adresse. Alles andere bleibt, auch die Adresse der Rechnung.',
    nl: 'Zoals besproken gaat je bestelling {number} nu naar dit adres. Al het andere blijft hetzelfde, ook het factuuradres.',
  },
  'mail.orderCancelled.byBank': {
    de: '{amount} hat deine Bank schon zurückgebucht.',
    nl: '{amount} heeft je bank al teruggeboekt.',
  },
  'mail.orderCancelled.comesBack': {
    de: 'Es geht um {amount}: Was du schon bezahlt hast, kommt auf demselben Weg zurück; je nach Zahlungsart dauert das einige Tage.',
    nl: 'Het gaat om {amount}: wat je al hebt betaald, komt via dezelfde betaalwijze terug; afhankelijk daarvan duurt dat een paar dagen.',
  },
  'mail.orderCancelled.nothingToPay': {
    de: 'Es wurde nichts abgebucht, und du musst nichts bezahlen.',
    nl: 'Er is niets afgeschreven en je hoeft niets te betalen.',
  },
  'mail.orderCancelled.paidBefore': {
    de: 'Bezahlt war sie mit der Bestellung {number}: Dein Geld kommt über diese zurück, sobald die Ware bei uns ist, die du umtauschen wolltest.',
    nl: 'Ze was betaald met bestelling {number}: je geld komt via die bestelling terug, zodra de artikelen bij ons zijn die je wilde ruilen.',
  },
  'mail.orderCancelled.part': {
    de: 'ein Teil deiner Bestellung {number} ist storniert, alles andere kommt wie bestellt.',
    nl: 'Een deel van je bestelling {number} is geannuleerd, al het andere komt zoals besteld.',
  },
  'mail.orderCancelled.whole': {
    de: 'deine Bestellung {number} ist storniert.',
    nl: 'Je bestelling {number} is geannuleerd.',
  },
  'mail.orderCancelled.unpaid': {
    de: 'für deine Bestellung {number} ist keine Zahlung bei uns angekommen. Wir haben sie deshalb storniert und geben die Ware wieder frei. Hast du inzwischen überwiesen? Dann bekommst du das Geld zurück.',
    nl: 'Voor je bestelling {number} hebben we geen betaling ontvangen. Daarom hebben we de bestelling geannuleerd en geven we de artikelen weer vrij. Heb je intussen toch betaald? Dan krijg je het geld terug.',
  },
  'mail.orderConfirmation.advanceBy': {
    de: 'Bitte überweis den Gesamtbetrag bis zum {day}. Nach Zahlungseingang geht die Ware auf den Weg; ohne Zahlung bis dahin stornieren wir die Bestellung.',
    nl: 'Maak het totaalbedrag uiterlijk op {day} over. Na ontvangst van de betaling verzenden we je bestelling; zonder betaling annuleren we die daarna.',
  },
  'mail.paymentReminder.text': {
    de: 'für deine Bestellung {number} ist noch keine Zahlung bei uns angekommen. Bis zum {day} halten wir die Ware für dich zurück, danach stornieren wir die Bestellung.',
    nl: 'Voor je bestelling {number} hebben we nog geen betaling ontvangen. We houden de artikelen tot en met {day} voor je apart, daarna annuleren we de bestelling.',
  },
  'mail.orderConfirmation.advance': {
    de: 'Bitte überweis den Gesamtbetrag. Nach Zahlungseingang geht die Ware auf den Weg.',
    nl: 'Maak het totaalbedrag over. Na ontvangst van de betaling verzenden we je bestelling.',
  },
  'mail.orderConfirmation.thanks': {
    // Also of an order that is not paid yet, or of a voucher that nobody packs.
    de: 'schön, dass du bei uns eingekauft hast. Deine Bestellung {number} ist da und hiermit bestätigt.',
    fr: 'Votre commande {number} est bien enregistrée et confirmée. Nous nous en occupons avec plaisir.',
    nl: 'Wat fijn dat je bij ons hebt gekocht. Je bestelling {number} is binnen en hierbij bevestigd.',
  },
  'mail.orderConfirmation.title': {
    de: 'Danke! Deine Bestellung ist da.',
    fr: 'Merci ! Votre commande est bien enregistrée.',
    nl: 'Bedankt! Je bestelling is binnen.',
  },
  'mail.orderExchanged.sendBack': {
    de: 'Bitte schick zurück, was du umtauschst. Das Etikett dafür findest du bei Bestellung {first}.',
    nl: 'Stuur alsjeblieft terug wat je ruilt. Het etiket daarvoor vind je bij bestelling {first}.',
  },
  'mail.orderExchanged.text': {
    de: 'wie besprochen schicken wir dir zu deiner Bestellung {first} andere Artikel. Dafür gibt es eine eigene Bestellung, {number}. Zu zahlen ist nichts.',
    nl: 'Zoals besproken sturen we je andere artikelen bij je bestelling {first}. Daarvoor is er een eigen bestelling, {number}. Je hoeft niets te betalen.',
  },
  'mail.orderLink.notMeant': {
    de: 'Du wolltest keinen Link? Dann lösch diese Nachricht einfach.',
    nl: 'Heb je geen link aangevraagd? Dan kun je dit bericht verwijderen.',
  },
  'mail.orderLink.subject': {
    de: 'Link zu deiner Bestellung {number}',
    nl: 'Link naar je bestelling {number}',
  },
  'mail.orderLink.text': {
    de: 'Über diesen Link siehst du deine Bestellung ohne Anmeldung: mit Sendung, Rechnung, Rückgabe und Reklamation. Er gilt 24 Stunden.',
    nl: 'Met deze link bekijk je je bestelling zonder in te loggen: met zending, factuur, retour en klacht. Hij is 24 uur geldig.',
  },
  'mail.orderRefunded.subject': {
    de: 'Erstattung zu deiner Bestellung {number}',
    nl: 'Terugbetaling van je bestelling {number}',
  },
  'mail.orderRefunded.settled': {
    de: 'zu deiner Bestellung {number} haben wir die Rechnung berichtigt.',
    nl: 'We hebben de factuur van je bestelling {number} gecorrigeerd.',
  },
  'mail.orderRefunded.text': {
    de: 'zu deiner Bestellung {number} bekommst du {amount} zurück.',
    nl: 'Voor je bestelling {number} krijg je {amount} terug.',
  },
  'mail.orderShipped.part': {
    de: 'ein Teil deiner Bestellung {number} ist unterwegs. Der Rest folgt in einer eigenen Sendung.',
    nl: 'Een deel van je bestelling {number} is onderweg. De rest volgt in een aparte zending.',
  },
  'mail.orderShipped.partBy': {
    de: 'ein Teil deiner Bestellung {number} ist unterwegs, gebracht von {carrier}. Der Rest folgt in einer eigenen Sendung.',
    nl: 'Een deel van je bestelling {number} is onderweg met {carrier}. De rest volgt in een aparte zending.',
  },
  'mail.orderShipped.whole': {
    de: 'deine Bestellung {number} ist unterwegs.',
    nl: 'Je bestelling {number} is onderweg.',
  },
  'mail.orderShipped.wholeBy': {
    de: 'deine Bestellung {number} ist unterwegs, gebracht von {carrier}.',
    nl: 'Je bestelling {number} is onderweg met {carrier}.',
  },
  'mail.passkey.notMeant': {
    de: 'Warst du das nicht? Dann ändere bitte gleich dein Passwort und sieh deine Passkeys durch: Entferne jeden, den du nicht kennst.',
    nl: 'Was jij dit niet? Wijzig dan meteen je wachtwoord en loop je passkeys na: verwijder elke passkey die je niet kent.',
  },
  'mail.passkeyAdded.text': {
    de: 'Zu deinem Kundenkonto bei {shop} gibt es einen neuen Passkey: „{name}“. Damit meldest du dich ohne Passwort an.',
    nl: 'Je klantaccount bij {shop} heeft een nieuwe passkey: ‘{name}’. Daarmee log je in zonder wachtwoord.',
  },
  'mail.passkeyRemoved.text': {
    de: 'Der Passkey „{name}“ gehört nicht mehr zu deinem Kundenkonto bei {shop}. Mit ihm kann sich niemand mehr anmelden.',
    nl: 'De passkey ‘{name}’ hoort niet meer bij je klantaccount bij {shop}. Niemand kan er nog mee inloggen.',
  },
  'mail.paymentFailed.text': {
    de: 'Deine Zahlung wurde nicht abgeschlossen, und es wurde nichts abgebucht. Dein Warenkorb ist noch da: An der Kasse kannst du eine andere Zahlungsart wählen.',
    nl: 'Je betaling is niet afgerond en er is niets afgeschreven. Je winkelmandje staat nog klaar: bij het afrekenen kun je een andere betaalwijze kiezen.',
  },
  'mail.paymentReturned.again': {
    de: 'Dein Warenkorb ist noch da: An der Kasse kannst du neu bestellen.',
    nl: 'Je winkelmandje staat nog klaar: bij het afrekenen kun je opnieuw bestellen.',
  },
  'mail.paymentReturned.subject': {
    de: 'Deine Zahlung kam zu spät und geht zurück',
    nl: 'Je betaling kwam te laat en gaat terug',
  },
  'mail.paymentReturned.text': {
    de: 'Deine Zahlung ist erst angekommen, als die Bestellung schon verworfen war. Sie geht vollständig zurück, ohne dass du etwas tun musst; je nach Zahlungsart dauert das einige Tage.',
    nl: 'Je betaling kwam pas binnen toen de bestelling al was vervallen. Het hele bedrag gaat vanzelf terug; afhankelijk van de betaalwijze duurt dat een paar dagen.',
  },
  'mail.questionAnswered.asked': { de: 'Du hast gefragt: „{question}“', nl: 'Je vroeg: ‘{question}’' },
  'mail.questionAnswered.public': {
    de: 'Frage und Antwort stehen jetzt auf der Seite des Artikels. Deine E-Mail-Adresse haben wir von der Frage gelöscht: Dazu kommt keine weitere Nachricht.',
    nl: 'Vraag en antwoord staan nu op de pagina van het artikel. Je e-mailadres hebben we bij de vraag verwijderd: hierover volgt geen bericht meer.',
  },
  'mail.questionAnswered.subject': {
    de: 'Antwort auf deine Frage: {product}',
    nl: 'Antwoord op je vraag: {product}',
  },
  'mail.questionDeclined.ownOrder': {
    de: 'Der Grund: Sie betrifft eine einzelne Bestellung. Dabei hilft dir unser Kundenservice; antworte dafür einfach auf diese E-Mail.',
    nl: 'De reden: de vraag gaat over één bestelling. Onze klantenservice helpt je daarbij; beantwoord hiervoor gewoon deze e-mail.',
  },
  'mail.questionDeclined.subject': { de: 'Deine Frage zu {product}', nl: 'Je vraag over {product}' },
  'mail.recall.bought': {
    de: 'ein Produkt, das du bei {shop} gekauft hast, wird zurückgerufen: {headline}',
    nl: 'Een product dat je bij {shop} hebt gekocht, wordt teruggeroepen: {headline}',
  },
  'mail.reminderConfirmation.notMeant': {
    de: 'Es kommt eine einzige Nachricht, keine Werbung. Du hast nichts angefordert? Dann lösch diese E-Mail einfach.',
    nl: 'Je krijgt één bericht, geen reclame. Niets aangevraagd? Verwijder deze e-mail dan gewoon.',
  },
  'mail.reminderConfirmation.subject': {
    de: 'Bitte bestätige: Erinnerung an {product}',
    nl: 'Bevestig je aanvraag: bericht over {product}',
  },
  'mail.reminderConfirmation.text': {
    de: 'Du möchtest an dieser Adresse eine Nachricht bekommen, sobald der Artikel wieder lieferbar ist. Bitte bestätige das mit einem Klick auf den Link; er gilt sieben Tage.',
    nl: 'Je wilt op dit adres een bericht zodra het artikel weer leverbaar is. Bevestig dat met een klik op de link; hij is zeven dagen geldig.',
  },
  'mail.report.appeal': {
    de: 'Du siehst das anders? Dann antworte auf diese E-Mail: Wir sehen noch einmal nach, kostenlos. Der Weg zu den Gerichten steht dir unabhängig davon offen.',
    nl: 'Ben je het er niet mee eens? Beantwoord deze e-mail: dan kijken we er kosteloos nog eens naar. De weg naar de rechter staat hoe dan ook voor je open.',
  },
  'mail.reportReceived.next': {
    de: 'Danke. Ein Mensch sieht sich die gemeldete Bewertung an und entscheidet, ohne automatische Mittel und ohne unnötig zu warten. Die Entscheidung mit ihrem Grund schicken wir dir an diese Adresse.',
    nl: 'Bedankt. Een mens bekijkt de gemelde beoordeling en beslist, zonder geautomatiseerde middelen en zonder onnodig te wachten. De beslissing met de reden sturen we je op dit adres.',
  },
  'mail.reportReceived.notMeant': {
    de: 'Du hast nichts gemeldet? Dann lösch diese E-Mail einfach.',
    nl: 'Heb je niets gemeld? Dan kun je deze e-mail gewoon verwijderen.',
  },
  'mail.reservation.text': {
    de: 'dein Artikel liegt in der Filiale bereit. Du bezahlst erst dort, nach dem Anschauen; kaufen musst du nichts.',
    nl: 'Je artikel ligt klaar in de winkel. Je betaalt pas daar, na het bekijken; je bent niet verplicht te kopen.',
  },
  'mail.resetPassword.notMeant': {
    de: 'Du wolltest kein neues Passwort? Dann lösch diese Nachricht einfach.',
    nl: 'Heb je geen nieuw wachtwoord aangevraagd? Verwijder dit bericht dan gewoon.',
  },
  'mail.resetPassword.text': {
    de: 'Für dein Konto wurde ein neues Passwort angefordert. Über den Link legst du es fest; er gilt 60 Minuten und nur einmal.',
    nl: 'Voor je account is een nieuw wachtwoord aangevraagd. Via de link stel je het in; hij is 60 minuten en één keer geldig.',
  },
  'mail.returnAnnounced.label': {
    de: 'Dein Etikett für die Rücksendung liegt bereit und kostet nichts: bitte ausdrucken, aufkleben und innerhalb von 14 Tagen abgeben.',
    nl: 'Je retourlabel ligt klaar en is gratis: printen, opplakken en binnen 14 dagen afgeven.',
  },
  'mail.returnAnnounced.money': {
    de: 'Dein Geld bekommst du auf demselben Weg zurück, auf dem es kam: sobald die Ware da ist, oder schon vorher, sobald du uns nachweist, dass du sie abgeschickt hast.',
    nl: 'Je krijgt je geld terug via dezelfde betaalwijze: zodra alles binnen is, of al eerder, zodra je ons laat zien dat je het hebt verstuurd.',
  },
  'mail.returnAnnounced.subject': {
    de: 'So schickst du die Ware zurück: Bestellung {number}',
    nl: 'Zo stuur je je bestelling {number} terug',
  },
  'mail.returnStopped.anyway': {
    de: 'Kommt doch noch ein Paket an? Dann nimm es bitte nicht an, oder schick es kostenlos zurück: Das Etikett dafür findest du bei deiner Bestellung.',
    nl: 'Komt er toch nog een pakket aan? Neem het dan niet aan, of stuur het gratis terug: het label vind je bij je bestelling.',
  },
  'mail.returnStopped.stopped': {
    de: 'Diese Artikel waren noch nicht verschickt und werden angehalten. Sobald das Lager sie zurückgelegt hat, bekommst du dein Geld auf demselben Weg zurück, auf dem es kam.',
    nl: 'Deze artikelen waren nog niet verzonden en worden tegengehouden. Zodra het magazijn ze heeft teruggelegd, krijg je je geld terug via dezelfde betaalwijze.',
  },
  'mail.returnStopped.subject': {
    de: 'Du musst nichts zurückschicken: Bestellung {number}',
    nl: 'Je hoeft niets terug te sturen: bestelling {number}',
  },
  'mail.reviewInvitation.subject': {
    de: 'Deine Meinung zur Bestellung {number}',
    nl: 'Jouw mening over bestelling {number}',
  },
  'mail.reviewInvitation.text': {
    de: 'wie macht sich, was du bestellt hast? Was dir gefällt und was nicht, hilft anderen Eltern bei der Wahl. Lob und Kritik zeigen wir gleichermaßen.',
    fr: 'Que pensez-vous de ce que vous avez commandé ? Ce qui vous plaît et ce qui vous plaît moins aide d’autres parents à choisir. Nous publions les critiques comme les éloges.',
    nl: 'Hoe bevalt wat je hebt besteld? Wat je goed vindt en wat niet, helpt andere ouders bij het kiezen. Lof en kritiek laten we allebei zien.',
  },
  'mail.reviewInvitation.why': {
    de: 'In deinem Kundenkonto steht, dass wir nach der Lieferung um eine Bewertung bitten dürfen. Zu dieser Bestellung fragen wir kein zweites Mal.',
    nl: 'In je account staat dat we na de levering om een beoordeling mogen vragen. Over deze bestelling vragen we het geen tweede keer.',
  },
  'mail.reviewRemoved.subject': {
    de: 'Deine Bewertung zeigen wir nicht: {product}',
    nl: 'We tonen je beoordeling niet: {product}',
  },
  'mail.reviewRemoved.what': {
    de: 'Die Bewertung, die du unter dieser Adresse geschrieben hast, zeigen wir in keinem Land und ohne zeitliche Grenze; ihre Sterne zählen nicht.',
    nl: 'De beoordeling die je met dit adres hebt geschreven, tonen we in geen enkel land en zonder tijdslimiet; de sterren tellen niet mee.',
  },
  'mail.signInCode.notMeant': {
    de: 'Du wolltest dich nicht anmelden? Dann lösch diese Nachricht einfach. Gib den Code niemandem weiter: Wir fragen nie danach.',
    nl: 'Wilde je niet inloggen? Gooi dit bericht dan gewoon weg. Geef de code aan niemand: wij vragen er nooit om.',
  },
  'mail.signInCode.subject': { de: '{code} ist dein Code für {shop}', nl: '{code} is je code voor {shop}' },
  'mail.signInCode.text': {
    de: 'Gib diesen Code dort ein, wo du ihn angefordert hast. Er gilt {minutes} Minuten und nur einmal.',
    nl: 'Vul deze code in waar je hem hebt aangevraagd. Hij is {minutes} minuten en maar één keer geldig.',
  },
  'mail.signInCode.title': { de: 'Dein Code zum Anmelden', nl: 'Je code om in te loggen' },
  'mail.terms.text': {
    de: 'Für deine Bestellung gelten die Allgemeinen Geschäftsbedingungen.',
    nl: 'Op je bestelling zijn de algemene voorwaarden van toepassing.',
  },
  'mail.welcome.notMeant': {
    de: 'Du hast kein Konto angelegt? Dann hat jemand eine falsche Adresse eingegeben: Über den zweiten Link kannst du das Passwort ändern und danach im Konto alles löschen.',
    nl: 'Heb je geen account aangemaakt? Dan is je adres per ongeluk ingevuld: via de tweede link kun je het wachtwoord wijzigen en daarna in het account alles wissen.',
  },
  'mail.welcome.text': {
    de: 'schön, dass du da bist: Dein Kundenkonto ist eingerichtet. Dort findest du deine Bestellungen, Rechnungen und Adressen, und deine Wunschliste ist auf jedem Gerät dieselbe.',
    nl: 'Leuk dat je er bent: je klantaccount is aangemaakt. Daar vind je je bestellingen, facturen en adressen, en je verlanglijst is op elk apparaat dezelfde.',
  },
  'mail.withdrawalReceived.confirms': {
    de: 'Deine Erklärung ist eingegangen. Diese E-Mail bestätigt Inhalt, Tag und Uhrzeit; bitte heb sie auf.',
    nl: 'Je verklaring is ontvangen. Deze e-mail bevestigt inhoud, datum en tijd; bewaar hem goed.',
  },
  'mail.withdrawalReceived.next': {
    de: 'Was noch nicht verschickt ist, wird storniert. Für alles andere schreiben wir dir eine eigene E-Mail mit dem Weg zurück, an die Adresse der Bestellung. Passt die Erklärung zu keiner Bestellung, meldet sich der Kundenservice.',
    nl: 'Wat nog niet is verzonden, wordt geannuleerd. Voor de rest sturen we je een aparte e-mail over het terugsturen, naar het adres van de bestelling. Past de verklaring bij geen enkele bestelling, dan neemt de klantenservice contact met je op.',
  },
  'mail.withdrawalReceived.notMeant': {
    de: 'Kam die Erklärung nicht von dir? Dann antworte bitte gleich auf diese E-Mail.',
    nl: 'Komt deze verklaring niet van jou? Beantwoord deze e-mail dan meteen.',
  },
  'mailLink.cancelled': {
    de: 'Erledigt. Du bekommst an diese Adresse keine Erinnerung mehr.',
    nl: 'Gelukt. Je krijgt op dit adres geen berichten meer.',
  },
  'mailLink.confirmed': {
    de: 'Bestätigt. Sobald der Artikel wieder da ist, schreiben wir dir.',
    nl: 'Bevestigd. Zodra het artikel er weer is, krijg je een e-mail.',
  },
  'mailLink.invitationsEnded': {
    de: 'Erledigt. Wir bitten dich nicht mehr per E-Mail um Bewertungen.',
    nl: 'Gelukt. We vragen je niet meer per e-mail om beoordelingen.',
  },
  'mailLink.expired': { de: 'Dieser Link ist zu alt. Bitte forder die Erinnerung noch einmal an.' },
  'mailChoices.noReminders': {
    nl: 'Op dit moment geen. Op de pagina van een uitverkocht artikel kun je er een instellen.',
  },
  'maintenance.text': {
    de: 'Wir arbeiten gerade an unserem Shop, deshalb ist die Kasse für kurze Zeit geschlossen. Dein Warenkorb bleibt, wie er ist: Bitte versuch es in einigen Minuten noch einmal.',
    nl: 'We werken op dit moment aan onze webshop. Daarom is de kassa even gesloten. Je winkelmandje blijft zoals het is: probeer het over enkele minuten opnieuw.',
  },
  'myData.deleteText': {
    de: 'Das kannst du jederzeit und ohne Angabe von Gründen. Was wir danach noch aufbewahren müssen, liest du auf der nächsten Seite.',
    nl: 'Dat kun je altijd en zonder opgaaf van redenen. Wat we daarna nog moeten bewaren, lees je op de volgende pagina.',
  },
  'myData.lead': {
    de: 'Was hier gespeichert ist, kannst du jederzeit ansehen, mitnehmen und löschen.',
    nl: 'Wat hier is opgeslagen, kun je altijd bekijken, meenemen en verwijderen.',
  },
  'myData.unproven': {
    de: 'Newsletter und Bestellungen als Gast sind nur mit deiner E-Mail-Adresse verknüpft. Was unter ihr gespeichert ist, bekommst du über einen <0>Link per E-Mail</0>.',
    nl: 'De nieuwsbrief en bestellingen als gast zijn alleen aan je e-mailadres gekoppeld. Wat daaronder is opgeslagen, krijg je via een <0>link per e-mail</0>.',
  },
  'newPassword.expired': {
    de: 'Ein Link gilt 60 Minuten und nur einmal. Unter „Passwort vergessen?“ kannst du einen neuen anfordern.',
    nl: 'Een link is 60 minuten geldig en werkt één keer. Via ‘Wachtwoord vergeten?’ kun je een nieuwe aanvragen.',
  },
  'newPassword.lead': {
    de: 'Danach bist du gleich angemeldet. Auf allen anderen Geräten endet die Anmeldung.',
    nl: 'Daarna ben je meteen ingelogd. Op alle andere apparaten moet je opnieuw inloggen.',
  },
  'newsletter.confirmText': {
    de: 'Neues, Ratgeber und Angebote, höchstens einmal in der Woche. Abmelden kannst du dich jederzeit.',
    nl: 'Nieuws, tips en aanbiedingen, hooguit één keer per week. Je kunt je altijd afmelden.',
  },
  'newsletter.confirmedText': {
    de: 'Deine Anmeldung ist bestätigt. In jeder Ausgabe steht ein Link, mit dem du dich abmeldest.',
    nl: 'Je aanmelding is bevestigd. In elke editie staat een link waarmee je je afmeldt.',
  },
  'newsletter.done': {
    de: 'Fast geschafft: Bitte bestätige den Link in der E-Mail, die gerade zu dir unterwegs ist.',
    nl: 'Bijna klaar: klik nog op de link in de e-mail die naar je onderweg is.',
  },
  'newsletter.expiredText': {
    de: 'Er ist zu alt oder schon ersetzt. Abonnier den Newsletter neu, dann bekommst du einen frischen Link.',
    nl: 'Hij is te oud of al vervangen. Vraag de nieuwsbrief opnieuw aan, dan krijg je een nieuwe link.',
  },
  'newsletter.leaveText': {
    de: 'Du bekommst dann keine Ausgabe mehr. Bestellungen und Konto bleiben, wie sie sind.',
    nl: 'Je krijgt dan geen editie meer. Bestellingen en account blijven zoals ze zijn.',
  },
  'newsletter.leftText': {
    de: 'Du bekommst keine Ausgabe mehr. Überlegst du es dir anders, abonnier einfach neu.',
    nl: 'Je krijgt geen editie meer. Opnieuw aanmelden kan altijd.',
  },
  'newsletter.leftTitle': { de: 'Du bist abgemeldet', nl: 'Je bent afgemeld' },
  'newsletter.note': {
    de: 'Freiwillig; abmelden kannst du dich jederzeit. Vorher bestätigst du per E-Mail. Mehr unter <0>Datenschutz</0>.',
    nl: 'Vrijwillig; je kunt je altijd afmelden. Eerst bevestig je per e-mail. Meer daarover: <0>Privacy</0>.',
  },
  'newsletter.privacy': {
    de: 'Wie wir mit deiner Adresse umgehen, liest du in den <0>Datenschutzhinweisen</0>.',
    nl: 'Hoe we met je adres omgaan, lees je in de <0>privacyverklaring</0>.',
  },
  'newsletter.sent': {
    de: 'Fast geschafft: Wir haben dir eine E-Mail mit einem Link geschickt. Erst wenn du ihn anklickst, kommt der Newsletter.',
    nl: 'Bijna klaar: we hebben je een e-mail gestuurd. De nieuwsbrief komt zodra je op de link daarin klikt.',
  },
  'newsletter.submit': { de: 'Anmelden', fr: 'S’inscrire', nl: 'Aanmelden' },
  'newsletter.text': {
    de: 'Neues, Ratgeber und Angebote, höchstens einmal in der Woche. Abmelden kannst du dich jederzeit mit einem Klick.',
    nl: 'Nieuws, advies en aanbiedingen, hooguit één keer per week. Je kunt je altijd met één klik afmelden.',
  },
  'newsletter.title': { de: 'Post, die du gern öffnest' },
  'order.accountDone': {
    de: 'Dein Konto ist fertig, und du bist angemeldet.',
    nl: 'Je account is klaar, je bent ingelogd.',
  },
  'order.accountText': { de: 'Noch ein Passwort, fertig.', nl: 'Nog een wachtwoord, klaar.' },
  'order.failedLine': {
    de: 'Es wurde nichts abgebucht, und dein Warenkorb ist noch da: Du kannst die Bestellung anders bezahlen.',
    nl: 'Er is niets afgeschreven en je winkelmandje is er nog: je kunt de bestelling anders betalen.',
  },
  'order.failedTitle': { de: 'Deine Zahlung hat nicht geklappt', nl: 'Je betaling is niet gelukt' },
  'order.loading': { de: 'Deine Bestellung wird geladen', nl: 'Je bestelling wordt geladen' },
  'order.mailLine': {
    de: 'Deine Bestellbestätigung schicken wir an {email}.',
    nl: 'Je orderbevestiging sturen we naar {email}.',
  },
  'order.stepPackingText': {
    de: 'Wir prüfen deine Bestellung und verpacken sie im Lager.',
    nl: 'We controleren je bestelling en pakken die in het magazijn in.',
  },
  'order.stepShippingText': {
    de: 'Du bekommst eine E-Mail mit dem Link zur Sendungsverfolgung.',
    nl: 'Je krijgt een e-mail met de track-and-tracelink.',
  },
  'order.stepTransferText': { de: 'Sobald dein Geld da ist, legen wir los. Das dauert meist einen Werktag.' },
  'order.thanks': {
    de: 'Danke! Deine Bestellung ist da.',
    fr: 'Merci ! Votre commande est bien enregistrée.',
    nl: 'Bedankt! Je bestelling is binnen.',
  },
  'order.unknownText': {
    de: 'Vielleicht ist der Link unvollständig. Deine Bestellbestätigung bekommst du auf jeden Fall per E-Mail.',
    nl: 'Misschien is de link niet volledig. Je orderbevestiging krijg je in elk geval per e-mail.',
  },
  'order.unreachableText': {
    de: 'Sie ist trotzdem da, und die Bestätigung bekommst du per E-Mail.',
    nl: 'De bestelling is er wel, en de bevestiging krijg je per e-mail.',
  },
  'order.unreachableTitle': {
    de: 'Deine Bestellung können wir gerade nicht zeigen',
    nl: 'We kunnen je bestelling op dit moment niet tonen',
  },
  'order.waitingLine': {
    de: 'Deine Zahlung wird gerade bestätigt. Danach geht die Bestellbestätigung an {email}; du kannst diese Seite schließen.',
    nl: 'Je betaling wordt op dit moment bevestigd. Daarna gaat de orderbevestiging naar {email}; je kunt deze pagina sluiten.',
  },
  'orderLookup.account': {
    de: 'Mit Konto geht es direkt: <0>Zu deinen Bestellungen</0>.',
    nl: 'Met een account gaat het direct: <0>naar je bestellingen</0>.',
  },
  'orderLookup.emailHint': {
    de: 'Die Adresse, mit der du bestellt hast.',
    nl: 'Het adres waarmee je hebt besteld.',
  },
  'orderLookup.lead': {
    de: 'Ohne Konto bestellt? Wir schicken dir einen Link zu deiner Bestellung: mit Sendung, Rechnung, Rückgabe und Reklamation.',
    nl: 'Zonder account besteld? We sturen je een link naar je bestelling: met zending, factuur, retour en klacht.',
  },
  'orderLookup.numberHint': {
    de: 'Du findest sie in der Bestellbestätigung.',
    nl: 'Je vindt het in de orderbevestiging.',
  },
  'orderLookup.private': {
    de: 'Wer diesen Link hat, sieht deine Bestellung. Bitte teil ihn nur mit Vertrauten.',
    nl: 'Wie deze link heeft, ziet je bestelling. Deel hem alleen met mensen die je vertrouwt.',
  },
  'orderLookup.sentTitle': { de: 'Bitte schau in dein Postfach', nl: 'Kijk in je mailbox' },
  'orderPage.returnStopped': {
    de: 'Noch nicht verschickt und angehalten: Du musst nichts zurückschicken. Das Etikett brauchst du nur, wenn doch noch ein Paket ankommt.',
    nl: 'Nog niet verzonden en tegengehouden: je hoeft niets terug te sturen. Het label heb je alleen nodig als er toch nog een pakket aankomt.',
  },
  'orderPage.unknownText': {
    de: 'Vielleicht hast du ohne Anmeldung oder mit einer anderen E-Mail-Adresse bestellt, oder der Link ist abgelaufen.',
  },
  'orders.noneText': { de: 'Versuch es mit einem Teil der Nummer oder des Namens.' },
  'outage.database': {
    de: 'Gerade erreicht der Shop seine Daten nicht. Verloren ist nichts: Bitte versuch es in ein paar Sekunden noch einmal.',
  },
  'outage.readOnly': {
    de: 'Gerade kann der Shop nichts speichern, weil an ihm gearbeitet wird. Verloren ist nichts: Dein Warenkorb bleibt, wie er ist. Bitte versuch es in einigen Minuten noch einmal.',
    nl: 'De webshop kan op dit moment niets opslaan, omdat eraan wordt gewerkt. Er is niets verloren: je winkelmandje blijft zoals het is. Probeer het over een paar minuten nog eens.',
  },
  'passkeys.added': {
    de: 'Der Passkey ist angelegt. Beim nächsten Mal meldest du dich damit ohne Passwort an.',
    nl: 'De passkey is aangemaakt. De volgende keer log je ermee in zonder wachtwoord.',
  },
  'passkeys.lead': {
    de: 'Mit einem Passkey meldest du dich ohne Passwort an: mit Fingerabdruck, Gesicht oder der PIN deines Geräts.',
    nl: 'Met een passkey log je in zonder wachtwoord: met je vingerafdruk, je gezicht of de pincode van je apparaat.',
  },
  'passkeys.nameHint': { de: 'Damit du ihn wiedererkennst, zum Beispiel „Telefon“.' },
  'password.changeLead': {
    de: 'Danach wirst du auf allen anderen Geräten abgemeldet.',
    nl: 'Daarna word je op alle andere apparaten uitgelogd.',
  },
  'password.changed': {
    de: 'Dein Passwort ist geändert. Auf allen anderen Geräten bist du abgemeldet.',
    nl: 'Je wachtwoord is gewijzigd. Op alle andere apparaten ben je uitgelogd.',
  },
  'passwordGuide.advice': {
    de: 'Am leichtesten merkst du dir drei oder vier zufällige Wörter mit Bindestrichen dazwischen. Noch sicherer ist, was ein Passwortmanager vorschlägt. Gib jedem Konto sein eigenes Passwort.',
  },
  'passwordGuide.privacy': {
    de: 'Für den Vergleich mit gestohlenen Passwörtern verlassen nur die ersten fünf Zeichen einer Prüfsumme deinen Browser, nie das Passwort selbst.',
    nl: 'Voor de vergelijking met gestolen wachtwoorden verlaten alleen de eerste vijf tekens van een controlegetal je browser, nooit het wachtwoord zelf.',
  },
  'payment.advanceNote': {
    de: 'Du überweist; wir verschicken nach Zahlungseingang.',
    nl: 'Je maakt het bedrag over; we verzenden zodra het binnen is.',
  },
  'payment.applePayNote': {
    de: 'Du bestätigst mit Touch ID oder Face ID.',
    nl: 'Je bevestigt met Touch ID of Face ID.',
  },
  'payment.birthDateHint': {
    de: 'Später und in Raten zahlen kannst du ab 18 Jahren.',
    nl: 'Achteraf of in termijnen betalen kun je vanaf 18 jaar.',
  },
  'payment.cardNote': {
    de: 'Visa, Mastercard oder American Express, bestätigt durch deine Bank.',
    nl: 'Visa, Mastercard of American Express, bevestigd via je bank.',
  },
  'payment.cashOnDeliveryNote': {
    de: 'Du bezahlst bar an der Haustür.',
    nl: 'Je betaalt contant aan de deur.',
  },
  'payment.giftcardNote': {
    de: 'Dein Guthaben wird zuerst verrechnet.',
    nl: 'Je tegoed wordt eerst verrekend.',
  },
  'payment.idealNote': { de: 'Du bezahlst über deine eigene Bank.', nl: 'Je betaalt via je eigen bank.' },
  'payment.invoiceNote': {
    de: 'Du zahlst innerhalb von 14 Tagen nach Erhalt der Ware.',
    nl: 'Je betaalt binnen 14 dagen na ontvangst van de artikelen.',
  },
  'payment.bancontactNote': {
    de: 'Du bezahlst per App oder mit deiner Bancontact-Karte.',
    nl: 'Je betaalt met de app of met je Bancontactkaart.',
  },
  'payment.klarnaInstalmentsNote': {
    de: 'Du zahlst in monatlichen Raten.',
    nl: 'Je betaalt in maandelijkse termijnen.',
  },
  'payment.klarnaLaterNote': {
    de: 'Erst bekommst du die Ware, in 30 Tagen zahlst du.',
    nl: 'Je ontvangt eerst je bestelling en betaalt binnen 30 dagen.',
  },
  'payment.klarnaNowNote': {
    de: 'Du bezahlst direkt von deinem Bankkonto.',
    nl: 'Je betaalt direct vanaf je bankrekening.',
  },
  'payment.paypalInstalmentsNote': {
    de: 'Du bestätigst bei PayPal; auf Wunsch in Raten.',
    nl: 'Je bevestigt bij PayPal; als je wilt in termijnen.',
  },
  'payment.paypalNote': { de: 'Du bestätigst bei PayPal.', nl: 'Je bevestigt bij PayPal.' },
  'payment.twintNote': { de: 'Du bezahlst mit der TWINT-App.', nl: 'Je betaalt met de TWINT-app.' },
  'personalData.saved': { de: 'Deine Angaben sind gespeichert.', nl: 'Je gegevens zijn opgeslagen.' },
  'personalisation.note': {
    de: 'Möglich sind Buchstaben, Ziffern und einfache Satzzeichen. Was wir eigens für dich anfertigen, kannst du nicht zurückgeben.',
    nl: 'Mogelijk zijn letters, cijfers en eenvoudige leestekens. Een gepersonaliseerd artikel kun je niet retourneren.',
  },
  'personalisation.required': { de: 'Hier fehlt noch dein Text.', nl: 'Vul hier nog je tekst in.' },
  'personalisation.sample': { de: 'Dein Text', nl: 'Jouw tekst' },
  'pickup.failed': { de: 'Die Suche hat nicht geklappt. Bitte versuch es noch einmal.' },
  'privacy.savedCard.text': {
    de: 'Nur wer es an der Kasse ankreuzt: Der Zahlungsdienst behält die Karte für den nächsten Einkauf. Bei uns stehen sein Kennzeichen dafür, Marke, letzte vier Ziffern, Ablaufmonat und der Name, den du ihr gibst; die Kartennummer nie. Die Einwilligung endet, sobald du die Karte im Konto entfernst.',
    nl: 'Alleen wie het bij het afrekenen aanvinkt: de betaaldienst bewaart de kaart voor de volgende aankoop. Bij ons staan zijn kenmerk daarvoor, het merk, de laatste vier cijfers, de vervalmaand en de naam die je eraan geeft; het kaartnummer nooit. De toestemming eindigt zodra je de kaart in je account verwijdert.',
  },
  'problem.amountChanged': {
    de: 'Der Betrag hat sich gerade geändert. Die Zusammenfassung zeigt den neuen Stand; bitte prüf noch einmal.',
  },
  'problem.balanceLeft': {
    de: 'Auf deinem Konto liegt noch Guthaben. Bitte lös es erst ein, oder lass es vom Kundendienst auszahlen; danach kannst du das Konto löschen.',
    nl: 'Er staat nog tegoed op je account. Gebruik het eerst of laat het door de klantenservice uitbetalen; daarna kun je het account verwijderen.',
  },
  'problem.basketEmpty': { de: 'Dein Warenkorb ist leer.', nl: 'Je winkelmandje is leeg.' },
  'problem.cardNumber': {
    de: 'Das sieht nach einer Kartennummer aus: Bitte gib der Karte einen Namen',
  },
  'problem.cardUnavailable': {
    de: 'Mit dieser gespeicherten Karte kannst du gerade nicht bezahlen. Bitte wähl eine andere Karte oder Zahlungsart.',
    nl: 'Met deze opgeslagen kaart kun je nu niet betalen. Kies een andere kaart of betaalwijze.',
  },
  'problem.codeExpired': {
    de: 'Dieser Code gilt nicht mehr: Er ist zu alt oder wurde zu oft falsch eingegeben. Bitte fordere einen neuen an.',
  },
  'problem.codeWrong': {
    de: 'Das ist nicht der Code aus der neuesten E-Mail. Bitte vergleich ihn noch einmal.',
  },
  'problem.customerBlocked': {
    de: 'Mit dieser E-Mail-Adresse kannst du dich zurzeit nicht anmelden und nicht bestellen. Unser Kundenservice hilft dir gern weiter.',
    nl: 'Met dit e-mailadres kun je op dit moment niet inloggen of bestellen. Onze klantenservice helpt je graag verder.',
  },
  'problem.date': { de: 'Bitte wähl ein Datum, das es gibt' },
  'problem.email': { de: 'Bitte gib eine gültige E-Mail-Adresse an, etwa name@beispiel.de' },
  'problem.emailChangeByDesk': {
    nl: 'Onze klantenservice zet dit account op dit moment over naar een ander adres. Tot dat is bevestigd of een dag voorbij is, kun je geen andere wijziging aanvragen.',
  },
  'problem.emailTaken': {
    de: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melde dich damit an.',
  },
  'problem.emailTakenMeanwhile': {
    de: 'Zu dieser Adresse gibt es inzwischen ein anderes Konto. Geändert ist nichts; unser Kundenservice hilft dir gern weiter.',
    nl: 'Er is inmiddels een ander account met dit adres. Er is niets gewijzigd; onze klantenservice helpt je graag verder.',
  },
  'problem.failed': { de: 'Das hat nicht geklappt. Bitte versuch es noch einmal.' },
  'problem.giftDeliveryGone': {
    de: 'So können wir nicht direkt an die Beschenkten liefern. Wähl bitte noch einmal, wohin das Geschenk geht: Es liegt weiter im Warenkorb.',
  },
  'problem.giftTaken': {
    de: 'Ein Geschenk von der Liste hat inzwischen jemand anderes gekauft. Nimm es aus dem Warenkorb, oder leg den Artikel auf seiner Seite noch einmal hinein, wenn du ihn trotzdem schenken möchtest.',
    nl: 'Iemand anders heeft intussen een cadeau van de lijst gekocht. Haal het uit het winkelmandje, of leg het artikel via zijn eigen pagina opnieuw in het winkelmandje als je het toch wilt geven.',
  },
  'problem.incomplete': { de: 'Es fehlt noch etwas. Bitte prüf die Abschnitte oben.' },
  'problem.markup': { de: 'Bitte schreib ohne die Zeichen < und >' },
  'problem.network': { de: 'Keine Verbindung. Nichts ist verloren: Bitte versuch es noch einmal.' },
  'problem.numeric': { de: 'Bitte gib eine Zahl ein' },
  'problem.option': { de: 'Bitte wähl eine der Möglichkeiten' },
  'problem.orderNumber': {
    de: 'Das sieht nicht nach einer Bestellnummer aus. Sie steht in deiner Bestätigung.',
    nl: 'Dit lijkt geen bestelnummer. Het nummer staat in je bevestiging.',
  },
  'problem.outOfStock': {
    de: 'Ein Artikel ist nicht mehr zu haben. Im Warenkorb siehst du, welcher und warum; der Rest ist noch da.',
    nl: 'Een artikel is niet meer verkrijgbaar. In je winkelmandje zie je welk artikel en waarom; de rest is er nog.',
  },
  'problem.passkeyExpired': { de: 'Das hat zu lange gedauert. Bitte versuch es noch einmal.' },
  'problem.passkeyRefused': { de: 'Mit diesem Passkey hat es nicht geklappt. Bitte melde dich anders an.' },
  'problem.passkeysFull': { de: 'Mehr als {most} Passkeys gehen nicht. Bitte entferne zuerst einen.' },
  'problem.passkeyUnknown': { de: 'Dieser Passkey gehört zu keinem Konto mehr. Bitte melde dich anders an.' },
  'problem.passwordChanged': {
    de: 'Dein Passwort wurde gerade anderswo geändert. Bitte melde dich neu an.',
    nl: 'Je wachtwoord is net ergens anders gewijzigd. Log opnieuw in.',
  },
  'problem.passwordLeaked': {
    de: 'Dieses Passwort steht auf einer bekannten Liste gestohlener Passwörter. Bitte wähl ein anderes.',
  },
  'problem.passwordWrong': {
    de: 'Das ist nicht das Passwort deines Kontos',
    nl: 'Dit is niet het wachtwoord van je account',
  },
  'problem.paymentUnavailable': {
    de: 'Mit dieser Zahlungsart kannst du hier nicht bezahlen. Bitte wähl eine andere.',
    nl: 'Met deze betaalwijze kun je deze bestelling niet betalen. Kies een andere.',
  },
  'problem.phone': { de: 'Bitte gib eine Telefonnummer mit Vorwahl an' },
  'problem.questionLink': {
    de: 'Bitte ohne Links: Beschreib in Worten, was du meinst.',
    nl: 'Zonder links graag: beschrijf in woorden wat je bedoelt.',
  },
  'problem.reservationMost': {
    de: 'Von einem Artikel kannst du höchstens {max} Stück reservieren',
    nl: 'Van een artikel kun je hoogstens {max} stuks reserveren',
  },
  'problem.reviewExists': {
    de: 'Du hast diesen Artikel schon bewertet. Eine Bewertung je Artikel ist möglich.',
    nl: 'Je hebt dit artikel al beoordeeld. Per artikel kan er één beoordeling.',
  },
  'problem.sessionReplaced': {
    de: 'Deine Anmeldung wurde in einem anderen Fenster erneuert. Bitte lad die Seite neu.',
    nl: 'Je sessie is in een ander venster vernieuwd. Laad de pagina opnieuw.',
  },
  'problem.stars': { de: 'Bitte wähl einen bis fünf Sterne' },
  'problem.storeSoldOut': {
    de: 'So viele hat diese Filiale gerade nicht mehr. Bitte wähl weniger oder eine andere Filiale.',
  },
  'problem.storeZip': { de: 'Diese Postleitzahl kennen wir nicht. Bitte gib sie vollständig ein.' },
  'problem.terms': { de: 'Bitte stimm den AGB zu' },
  'problem.tooManyAttempts': {
    de: 'Zu viele Versuche. Bitte versuch es in {minutes, plural, one {einer Minute} other {# Minuten}} noch einmal.',
  },
  'problem.tooManyAttemptsHours': {
    de: 'Zu viele Versuche. Bitte versuch es in {hours} Stunden noch einmal.',
  },
  'problem.unknown': { de: 'Bitte prüf diese Angabe' },
  'problem.variantAvailable': { de: 'Der Artikel ist schon wieder lieferbar. Bitte lad die Seite neu.' },
  'product.choiceGoesOn': {
    de: 'Was du wählst, kommt in den Warenkorb.',
    nl: 'Wat je kiest, gaat in het winkelmandje.',
  },
  'product.goneText': { de: 'Diesen Artikel verkaufen wir nicht mehr. Hier findest du ähnliche:' },
  'promotion.disclaimer': {
    de: 'Den Vorteil ziehen wir im Warenkorb ab. Gibst du Artikel der Aktion zurück, verrechnen wir ihn anteilig.',
    nl: 'Het voordeel gaat er in het winkelmandje af. Stuur je artikelen van de actie terug, dan verrekenen we het naar verhouding.',
  },
  'promotion.giftFailed': { de: 'Diesen Artikel haben wir gerade nicht. Bitte such einen anderen aus.' },
  'promotion.missingAmount': { de: 'Noch {amount}, dann bekommst du {reward}' },
  'promotion.missingQuantity': {
    de: 'Noch {count, plural, one {ein Artikel} other {# Artikel}}, dann bekommst du {reward}',
  },
  'question.sent': {
    de: 'Danke! Deine Frage ist angekommen. Die Antwort kommt per E-Mail, meist innerhalb von zwei Werktagen; dann stehen beide auch hier.',
    nl: 'Bedankt! Je vraag is binnen. Het antwoord komt per e-mail, meestal binnen twee werkdagen; dan staan beide ook hier.',
  },
  'question.text': { de: 'Deine Frage', nl: 'Je vraag' },
  'recommendations.alternatives': {
    de: 'Könnte dir auch gefallen',
    fr: 'Vous aimerez peut-être',
    nl: 'Vind je misschien ook leuk',
  },
  'recommendations.basket': { de: 'Hast du alles?', fr: 'Vous avez tout ?', nl: 'Heb je alles?' },
  'recommendations.bestseller': {
    de: 'Das mögen gerade alle',
    fr: 'Les chouchous du moment',
    nl: 'Dit wil nu iedereen',
  },
  'recommendations.search': {
    de: 'Das mögen gerade alle',
    fr: 'Les chouchous du moment',
    nl: 'Dit wil nu iedereen',
  },
  'recommendations.suggestions': { de: 'Passt gut dazu', fr: 'Ça va bien avec', nl: 'Past er goed bij' },
  'register.lead': {
    de: 'Mit einem Konto bleiben dein Warenkorb und deine Wunschliste erhalten, auf jedem Gerät.',
    nl: 'Met een account blijven je winkelmandje en verlanglijst bewaard, op elk apparaat.',
  },
  'register.newsletterHint': {
    de: 'Freiwillig; abmelden kannst du dich jederzeit. Vorher bestätigst du per E-Mail.',
    nl: 'Vrijwillig; je kunt je altijd afmelden. Eerst bevestig je per e-mail.',
  },
  'register.privacy': {
    de: 'Was mit deinen Angaben geschieht, liest du unter <0>Datenschutz</0>.',
    nl: 'Wat we met je gegevens doen, lees je hier: <0>Privacy</0>.',
  },
  'reminder.confirm': {
    de: 'Fast geschafft: Wir haben dir eine E-Mail mit einem Link geschickt. Erst wenn du ihn anklickst, merken wir uns die Erinnerung. Er gilt sieben Tage.',
    nl: 'Bijna klaar: we hebben je een e-mail met een link gestuurd. Pas als je op die link klikt, krijg je bericht. De link is zeven dagen geldig.',
  },
  'reminder.noted': {
    de: 'Ist notiert. Sobald der Artikel wieder da ist, schreiben wir dir.',
    nl: 'Genoteerd. Zodra het artikel er weer is, krijg je een e-mail.',
  },
  'reminder.text': {
    de: 'Sobald {name} wieder lieferbar ist, schreiben wir dir an diese Adresse.',
    nl: 'Zodra {name} weer leverbaar is, krijg je een bericht op dit adres.',
  },
  'reorder.readFirst': { de: 'hat Warnhinweise, bitte wähl es auf seiner Seite' },
  'reorder.text': { de: 'bitte beschrifte ihn neu, auf der Artikelseite' },
  'report.arrived': {
    de: 'Deine Meldung ist angekommen. Ein Mensch sieht sie sich an und entscheidet; Bestätigung und Entscheidung bekommst du per E-Mail.',
    nl: 'Je melding is binnen. Een mens bekijkt die en beslist; de bevestiging en de beslissing krijg je per e-mail.',
  },
  'report.arrivedUnnamed': {
    de: 'Deine Meldung ist angekommen. Ein Mensch sieht sie sich an und entscheidet. Ohne E-Mail-Adresse können wir dir nicht mitteilen, wie.',
    nl: 'Je melding is aangekomen. Een mens bekijkt die en beslist. Zonder e-mailadres kunnen we je niet meedelen hoe.',
  },
  'reservation.doneText': {
    de: 'Dein Artikel liegt bereit. Die Bestätigung ist per E-Mail unterwegs; über einen Link darin kannst du die Reservierung aufheben.',
    nl: 'Je artikel ligt klaar. De bevestiging komt per e-mail; met een link daarin kun je de reservering annuleren.',
  },
  'reservation.lead': {
    de: 'Sieh dir {product} in der Nähe an, und bezahl erst dort.',
    nl: 'Bekijk {product} bij jou in de buurt en betaal pas daar.',
  },
  'reservation.phoneHint': {
    de: 'Nur für einen Anruf, falls mit deiner Reservierung etwas nicht klappt.',
    nl: 'Alleen om je te bellen als er iets niet lukt met de reservering.',
  },
  'reservation.what': {
    de: '{product} bei {store}. Wir halten den Artikel drei Öffnungstage lang für dich bereit. Du bezahlst vor Ort, kaufen musst du nichts.',
    nl: '{product} bij {store}. We leggen het artikel drie openingsdagen voor je opzij. Je betaalt in de winkel, kopen hoeft niet.',
  },
  'review.nickname': {
    de: 'Name, der über deiner Bewertung steht',
    nl: 'Naam die boven je beoordeling staat',
  },
  'review.signIn': {
    de: 'Bewerten kannst du mit einem Konto. Nach dem Anmelden machst du genau hier weiter.',
    nl: 'Een beoordeling schrijf je met een klantaccount. Na het inloggen ga je hier verder.',
  },
  'review.text': { de: 'Was gefällt dir, was könnte besser sein?', nl: 'Wat vind je goed, wat kan beter?' },
  'review.thanks': {
    de: 'Danke! Deine Bewertung ist angekommen. Sie erscheint, sobald wir sie gelesen haben, meist innerhalb von zwei Werktagen.',
    nl: 'Bedankt! Je beoordeling is binnen. Die verschijnt zodra we die hebben gelezen, meestal binnen twee werkdagen.',
  },
  'sandbox.challengeNote': {
    de: 'Bitte gib den Code ein, den die Bank geschickt hat. In der Testumgebung lautet er 1234.',
  },
  'sandbox.wrongCode': { de: 'Der Code stimmt nicht. Bitte versuch es noch einmal.' },
  'savedCards.emptyText': {
    de: 'Wenn du mit Karte bezahlst, kannst du sie an der Kasse für das nächste Mal speichern.',
    nl: 'Als je met een kaart betaalt, kun je die bij het afrekenen opslaan voor de volgende keer.',
  },
  'savedCards.lead': {
    de: 'Karten, mit denen du an der Kasse ohne erneutes Eintippen bezahlst. Die Nummern kennt nur der Zahlungsdienst.',
    nl: 'Kaarten waarmee je betaalt zonder ze opnieuw in te voeren. Alleen de betaaldienst kent hun nummers.',
  },
  'savedCards.saveHint': {
    de: 'Die Kartennummer bleibt beim Zahlungsdienst. Wir speichern Marke, letzte vier Ziffern, Ablaufmonat und ein Kennzeichen des Zahlungsdienstes. Im Konto unter <0>Zahlungsmittel</0> entfernst du die Karte jederzeit.',
    nl: 'Het kaartnummer blijft bij de betaaldienst. Wij bewaren het merk, de laatste vier cijfers, de vervalmaand en een kenmerk van de betaaldienst. In je account verwijder je de kaart op elk moment onder <0>Betaalmiddelen</0>.',
  },
  'search.didYouMean': { de: 'Meintest du <0>„{corrected}“</0>?', nl: 'Bedoelde je <0>‘{corrected}’</0>?' },
  'search.help': {
    de: 'Wir suchen gern mit dir: <0>{number}</0>. {hours}.',
    nl: 'We zoeken graag met je mee: <0>{number}</0>. {hours}.',
  },
  'search.placeholder': { de: 'Was suchst du?', fr: 'Que cherchez-vous ?', nl: 'Wat zoek je?' },
  'search.tipFewer': { de: 'Gib weniger Wörter ein, und filter später nach Farbe und Größe' },
  'search.tipGeneral': { de: 'Versuch ein allgemeineres Wort, etwa die Produktart' },
  'search.tipSpelling': { de: 'Prüf die Schreibweise' },
  'sharedGiftList.from': { de: 'Dein Name für die Beschenkten', nl: 'Je naam voor de ontvangers' },
  'sharedGiftList.fromHint': {
    de: 'Nur wem die Liste gehört, liest ihn bei deinem Geschenk.',
    nl: 'Alleen wie de lijst heeft gemaakt, leest die bij je cadeau.',
  },
  'sharedGiftList.inBasket': {
    de: '{own, plural, one {# liegt} other {# liegen}} in deinem Warenkorb',
    nl: '{own, plural, one {# ligt} other {# liggen}} in je winkelmandje',
  },
  'sharedGiftList.intro': {
    de: 'Was du in den Warenkorb legst, ist zwei Stunden lang für dich reserviert. Geliefert wird an die Adresse, die du an der Kasse angibst. Wer etwas schenkt, sehen andere nicht.',
    nl: 'Wat je in het winkelmandje legt, is twee uur voor je gereserveerd. We bezorgen op het adres dat je bij het afrekenen opgeeft. Wie iets geeft, zien anderen niet.',
  },
  'sharedGiftList.introDelivered': {
    de: 'Was du in den Warenkorb legst, ist zwei Stunden lang für dich reserviert. An der Kasse kannst du es direkt an die Beschenkten liefern lassen; ihre Adresse liegt uns vor. Wer etwas schenkt, sehen andere nicht.',
    nl: 'Wat je in het winkelmandje legt, is twee uur voor je gereserveerd. Bij het afrekenen kun je het direct bij de ontvangers laten bezorgen; hun adres is bij ons bekend. Wie iets geeft, zien anderen niet.',
  },
  'sharedGiftList.personalised': {
    de: 'Dieser Artikel wird mit deinem Text gefertigt. Bestell ihn auf seiner Seite, und hak ihn danach hier mit „Woanders gekauft“ ab.',
    nl: 'Dit artikel wordt met je tekst gemaakt. Bestel het op zijn eigen pagina en vink het daarna hier af met ‘Elders gekocht’.',
  },
  'sharedWishlist.goneText': {
    de: 'Der Link wurde zurückgenommen, die Liste gelöscht, oder die Adresse ist nicht vollständig. Bitte am besten um einen neuen Link.',
  },
  'sharedWishlist.intro': {
    de: 'Eine Wunschliste für dich zum Stöbern. Die Lieferadresse wählst du an der Kasse.',
    nl: 'Een verlanglijst om in rond te kijken. Het afleveradres kies je bij het afrekenen.',
    'nl-be': 'Een verlanglijst om in rond te kijken. Het leveringsadres kies je bij het afrekenen.',
  },
  'shippingCosts.note': {
    de: 'Gutscheine zählen nicht mit, es gilt der Wert der Artikel. Die Kosten deiner Bestellung siehst du immer vor dem Bestellknopf.',
    nl: 'Kortingscodes tellen niet mee: het gaat om de waarde van de artikelen. De kosten van je bestelling zie je altijd vóór de bestelknop.',
  },
  'signInCode.lead': {
    de: 'Wir schicken dir einen Code mit {digits} Ziffern. Damit meldest du dich ohne Passwort an.',
    nl: 'Wij sturen je een code van {digits} cijfers. Daarmee log je zonder wachtwoord in.',
  },
  'signInCode.sent': {
    de: 'Wenn es zu {email} ein Konto gibt, ist der Code unterwegs. Er gilt {minutes} Minuten; sieh auch im Spam-Ordner nach.',
    nl: 'Als er een account bij {email} hoort, is de code onderweg. Hij geldt {minutes} minuten; kijk ook in je spammap.',
  },
  'store.noPosition': {
    de: 'Deinen Standort kennen wir nicht. Mit der Postleitzahl geht es auch.',
    nl: 'We kennen je locatie niet. Met de postcode lukt het ook.',
  },
  'voucher.notCombinable': {
    de: 'Diesen Code kannst du nicht mit dem im Warenkorb verbinden.',
    nl: 'Deze code kun je niet combineren met de code in het winkelmandje.',
  },
  'voucher.refused': { de: 'Das Kopieren hat nicht geklappt. Bitte markier den Code von Hand.' },
  'voucher.unknown': { de: 'Diesen Code kennen wir nicht. Bitte prüf die Schreibweise.' },
  'wishlist.emptyText': {
    de: 'Tipp auf das Herz, und das Stück wartet hier.',
    nl: 'Tik op het hartje, en het artikel wacht hier op je.',
  },
  'wishlist.infoGuest': {
    de: 'Ohne Anmeldung kennt nur dieser Browser deine Liste. Meldest du dich an, hast du sie auf jedem Gerät.',
    nl: 'Zonder in te loggen staat je lijst alleen in deze browser. Log je in, dan heb je die op elk apparaat.',
  },
  'wishlist.infoHeart': {
    de: 'Das Herz an jedem Artikel legt ihn auf deine Liste, ein zweiter Druck nimmt ihn wieder herunter. Preise und Lieferzeiten sind immer die von heute; reserviert ist nichts.',
    nl: 'Het hartje zet een artikel op je lijst, nog een keer tikken haalt het er weer af. Prijzen en levertijden zijn altijd die van vandaag; er is niets gereserveerd.',
  },
  'wishlist.infoSignedIn': {
    de: 'Die Liste gehört zu deinem Kundenkonto und ist auf jedem Gerät dieselbe.',
    nl: 'De lijst hoort bij je klantaccount en is op elk apparaat dezelfde.',
  },
  'wishlist.needsScript': {
    de: 'Die Wunschliste braucht JavaScript. Bitte schalte es im Browser ein, und lad die Seite neu.',
  },
  'wishlist.shareText': {
    de: 'Wer den Link hat, sieht die Artikel auf deiner Liste, immer wie sie gerade ist. Dein Name und deine Adresse stehen nicht darauf, und du kannst den Link jederzeit zurücknehmen.',
    nl: 'Wie de link heeft, ziet de artikelen op je lijst, altijd zoals die nu is. Je naam en adres staan er niet op, en je kunt de link altijd intrekken.',
  },
  'wishlist.variantNote': {
    de: 'Deine Wahl geht direkt in den Warenkorb.',
    nl: 'Je keuze gaat meteen in het winkelmandje.',
  },
  'withdrawal.account': {
    de: 'Mit Konto oder Link per E-Mail kannst du einzelne Artikel wählen: <0>Bestellung finden</0>.',
    nl: 'Met een account of een link per e-mail kun je losse artikelen kiezen: <0>bestelling vinden</0>.',
  },
  'withdrawal.itemsHint': {
    de: 'Bitte nenn, welche. Bleibt das Feld leer, gilt der Widerruf für die ganze Bestellung.',
  },
  'withdrawal.lead': {
    de: 'Widerrufen kannst du innerhalb von 14 Tagen nach der Ankunft, ohne Anmeldung und ohne Grund. Wie lange welche Ware zurückgeht, steht im <0>Widerrufsrecht</0>.',
    nl: 'Herroepen kun je binnen 14 dagen na ontvangst, zonder inloggen en zonder reden. Hoe het werkt, staat in het <0>herroepingsrecht</0>.',
  },
  'withdrawal.note': {
    de: 'Im nächsten Schritt bestätigst du die Erklärung. Deine Angaben dienen nur dem Widerruf.',
    nl: 'In de volgende stap bevestig je de verklaring. Je gegevens dienen alleen voor de herroeping.',
  },
  'withdrawal.plain.failed': { de: 'Das hat nicht geklappt. Bitte versuch es noch einmal.' },
  'withdrawal.plain.tooLong': { de: 'Das ist zu lang. Bitte schreib kürzer, oder schick uns eine E-Mail.' },
  'withdrawal.plain.tooMany': {
    de: 'Zu viele Erklärungen auf einmal. Bitte versuch es in einer Stunde noch einmal, oder schreib uns eine E-Mail.',
  },
  'withdrawal.plain.wrong': { de: 'Bitte prüf diese Angabe' },
}
