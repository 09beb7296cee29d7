/** Country, postal code, town, street, number, kind and name, one place each line. */
export const EMBEDDED_PLACES = `
DE|10115|Berlin|Chausseestraße|7|shop|Kiosk am Eck
DE|10115|Berlin|Chausseestraße|12|locker|Abholfach 101
DE|10999|Berlin|Oranienstraße|18|shop|Schreibwaren Lorenz
DE|10999|Berlin|Oranienstraße|29|locker|Abholfach 104
DE|20095|Hamburg|Spitalerstraße|29|shop|Blumen Petersen
DE|20095|Hamburg|Spitalerstraße|46|locker|Abholfach 107
DE|22765|Hamburg|Ottenser Hauptstraße|40|shop|Späti Nord
DE|22765|Hamburg|Ottenser Hauptstraße|63|locker|Abholfach 110
DE|80331|München|Sendlinger Straße|51|shop|Buchhandlung Wendt
DE|80331|München|Sendlinger Straße|80|locker|Abholfach 113
DE|81667|München|Rosenheimer Straße|62|shop|Kiosk am Eck
DE|81667|München|Rosenheimer Straße|27|locker|Abholfach 116
DE|50667|Köln|Breite Straße|13|shop|Schreibwaren Lorenz
DE|50667|Köln|Breite Straße|44|locker|Abholfach 119
DE|60311|Frankfurt am Main|Berliner Straße|24|shop|Blumen Petersen
DE|60311|Frankfurt am Main|Berliner Straße|61|locker|Abholfach 122
DE|70173|Stuttgart|Königstraße|35|shop|Späti Nord
DE|70173|Stuttgart|Königstraße|78|locker|Abholfach 125
DE|40213|Düsseldorf|Flinger Straße|46|shop|Buchhandlung Wendt
DE|40213|Düsseldorf|Flinger Straße|25|locker|Abholfach 128
DE|04109|Leipzig|Petersstraße|57|shop|Kiosk am Eck
DE|04109|Leipzig|Petersstraße|42|locker|Abholfach 131
DE|01067|Dresden|Prager Straße|8|shop|Schreibwaren Lorenz
DE|01067|Dresden|Prager Straße|59|locker|Abholfach 134
DE|28195|Bremen|Obernstraße|19|shop|Blumen Petersen
DE|28195|Bremen|Obernstraße|76|locker|Abholfach 137
DE|30159|Hannover|Georgstraße|30|shop|Späti Nord
DE|30159|Hannover|Georgstraße|23|locker|Abholfach 140
DE|90402|Nürnberg|Königstraße|41|shop|Buchhandlung Wendt
DE|90402|Nürnberg|Königstraße|40|locker|Abholfach 143
DE|44135|Dortmund|Westenhellweg|52|shop|Kiosk am Eck
DE|44135|Dortmund|Westenhellweg|57|locker|Abholfach 146
DE|99084|Erfurt|Anger|63|shop|Schreibwaren Lorenz
DE|99084|Erfurt|Anger|74|locker|Abholfach 149
DE|18055|Rostock|Kröpeliner Straße|14|shop|Blumen Petersen
DE|18055|Rostock|Kröpeliner Straße|21|locker|Abholfach 152
AT|1010|Wien|Wollzeile|7|shop|Trafik Huber
AT|1010|Wien|Wollzeile|12|locker|Abholbox 101
AT|1070|Wien|Neubaugasse|18|shop|Papier Moser
AT|1070|Wien|Neubaugasse|29|locker|Abholbox 104
AT|4020|Linz|Landstraße|29|shop|Blumen Leitner
AT|4020|Linz|Landstraße|46|locker|Abholbox 107
AT|5020|Salzburg|Linzer Gasse|40|shop|Trafik Huber
AT|5020|Salzburg|Linzer Gasse|63|locker|Abholbox 110
AT|6020|Innsbruck|Museumstraße|51|shop|Papier Moser
AT|6020|Innsbruck|Museumstraße|80|locker|Abholbox 113
AT|8010|Graz|Sporgasse|62|shop|Blumen Leitner
AT|8010|Graz|Sporgasse|27|locker|Abholbox 116
AT|9020|Klagenfurt|Burggasse|13|shop|Trafik Huber
AT|9020|Klagenfurt|Burggasse|44|locker|Abholbox 119
CH|8001|Zürich|Löwenstrasse|7|shop|Kiosk am Platz
CH|8001|Zürich|Löwenstrasse|12|locker|Paketautomat 101
CH|8005|Zürich|Josefstrasse|18|shop|Papeterie Gerber
CH|8005|Zürich|Josefstrasse|29|locker|Paketautomat 104
CH|3011|Bern|Marktgasse|29|shop|Quartierladen
CH|3011|Bern|Marktgasse|46|locker|Paketautomat 107
CH|4051|Basel|Steinenvorstadt|40|shop|Kiosk am Platz
CH|4051|Basel|Steinenvorstadt|63|locker|Paketautomat 110
CH|6003|Luzern|Pilatusstrasse|51|shop|Papeterie Gerber
CH|6003|Luzern|Pilatusstrasse|80|locker|Paketautomat 113
CH|9000|St. Gallen|Multergasse|62|shop|Quartierladen
CH|9000|St. Gallen|Multergasse|27|locker|Paketautomat 116
CH|1003|Lausanne|Rue de Bourg|13|shop|Kiosque de la Place
CH|1003|Lausanne|Rue de Bourg|44|locker|Automate 119
CH|1204|Genève|Rue du Rhône|24|shop|Papeterie Gerber
CH|1204|Genève|Rue du Rhône|61|locker|Automate 122
CH|1700|Fribourg|Rue de Lausanne|35|shop|Épicerie du Quartier
CH|1700|Fribourg|Rue de Lausanne|78|locker|Automate 125
FR|75001|Paris|Rue Saint-Honoré|7|shop|Tabac du Centre
FR|75001|Paris|Rue Saint-Honoré|12|locker|Consigne 101
FR|75011|Paris|Rue Oberkampf|18|shop|Librairie des Halles
FR|75011|Paris|Rue Oberkampf|29|locker|Consigne 104
FR|69002|Lyon|Rue Mercière|29|shop|Épicerie du Coin
FR|69002|Lyon|Rue Mercière|46|locker|Consigne 107
FR|13001|Marseille|Rue de Rome|40|shop|Tabac du Centre
FR|13001|Marseille|Rue de Rome|63|locker|Consigne 110
FR|31000|Toulouse|Rue d’Alsace|51|shop|Librairie des Halles
FR|31000|Toulouse|Rue d’Alsace|80|locker|Consigne 113
FR|33000|Bordeaux|Rue Sainte-Catherine|62|shop|Épicerie du Coin
FR|33000|Bordeaux|Rue Sainte-Catherine|27|locker|Consigne 116
FR|59800|Lille|Rue Faidherbe|13|shop|Tabac du Centre
FR|59800|Lille|Rue Faidherbe|44|locker|Consigne 119
FR|67000|Strasbourg|Rue des Hallebardes|24|shop|Librairie des Halles
FR|67000|Strasbourg|Rue des Hallebardes|61|locker|Consigne 122
FR|44000|Nantes|Rue Crébillon|35|shop|Épicerie du Coin
FR|44000|Nantes|Rue Crébillon|78|locker|Consigne 125
BE|1000|Bruxelles|Rue du Midi|7|shop|Librairie du Parc
BE|1000|Bruxelles|Rue du Midi|12|locker|Locker 101
BE|1050|Ixelles|Chaussée d’Ixelles|18|shop|Night Shop Central
BE|1050|Ixelles|Chaussée d’Ixelles|29|locker|Locker 104
BE|2000|Antwerpen|Nationalestraat|29|shop|Krantenwinkel De Post
BE|2000|Antwerpen|Nationalestraat|46|locker|Locker 107
BE|9000|Gent|Veldstraat|40|shop|Boekhandel Het Park
BE|9000|Gent|Veldstraat|63|locker|Locker 110
BE|4000|Liège|Rue Cathédrale|51|shop|Librairie de la Poste
BE|4000|Liège|Rue Cathédrale|80|locker|Locker 113
BE|3000|Leuven|Diestsestraat|62|shop|Night Shop Central
BE|3000|Leuven|Diestsestraat|27|locker|Locker 116
BE|5000|Namur|Rue de Fer|13|shop|Librairie du Parc
BE|5000|Namur|Rue de Fer|44|locker|Locker 119
BE|8000|Brugge|Steenstraat|24|shop|Krantenwinkel De Post
BE|8000|Brugge|Steenstraat|61|locker|Locker 122
NL|1012 JS|Amsterdam|Nieuwendijk|7|shop|Boekhandel De Brug
NL|1012 JS|Amsterdam|Nieuwendijk|12|locker|Pakketkluis 101
NL|1073 BM|Amsterdam|Albert Cuypstraat|18|shop|Primeur Bakker
NL|1073 BM|Amsterdam|Albert Cuypstraat|29|locker|Pakketkluis 104
NL|3011 AA|Rotterdam|Hoogstraat|29|shop|Bloemen Jansen
NL|3011 AA|Rotterdam|Hoogstraat|46|locker|Pakketkluis 107
NL|2511 BE|Den Haag|Grote Marktstraat|40|shop|Boekhandel De Brug
NL|2511 BE|Den Haag|Grote Marktstraat|63|locker|Pakketkluis 110
NL|3511 LN|Utrecht|Oudegracht|51|shop|Primeur Bakker
NL|3511 LN|Utrecht|Oudegracht|80|locker|Pakketkluis 113
NL|5611 EM|Eindhoven|Demer|62|shop|Bloemen Jansen
NL|5611 EM|Eindhoven|Demer|27|locker|Pakketkluis 116
NL|9711 LM|Groningen|Herestraat|13|shop|Boekhandel De Brug
NL|9711 LM|Groningen|Herestraat|44|locker|Pakketkluis 119
NL|6811 KL|Arnhem|Ketelstraat|24|shop|Primeur Bakker
NL|6811 KL|Arnhem|Ketelstraat|61|locker|Pakketkluis 122
`
