import { fold } from '@/lib/text-search';

const signs = /[^\p{L}\p{N}\p{Sc}]+/gu;

/** The words of a name, without case, accents and punctuation: 'ae' is 'ä', 'e-mail' is one word, 'jobTitle' is two. */
export function wordsOfName(text: string): string[] {
  const plain = fold(text.replaceAll(/(\p{Ll}{2})(\p{Lu})/gu, '$1 $2').replaceAll(/[.\uff0e]/g, ' '))
    .replaceAll(/\be-(?=mail|post|mejl)/g, 'e')
    .replaceAll('#', ' number ');
  const words = plain.split(signs).filter((word) => word !== '');
  return words.map((word) => word.replaceAll(/([aou])e/g, '$1').replace(/nr$/, 'nummer'));
}

/** The same as one text: equal for names with the same meaning. */
export const nameKey = (text: string): string => wordsOfName(text).join('');

/** Words that say nothing of a field: articles, prepositions, and what systems add to names ('Department Description'). */
const emptyWords = new Set(
  'of, the, a, and, de, d, du, des, der, la, le, les, l, et, di, da, do, dos, del, della, e, y, el, van, von, zum, zur, och, og, name, description, desc, required, optional, legal, primary, current'.split(
    ', ',
  ),
);

const shortWords = new Map([
  ...['no', 'num', 'numero', 'nro', 'n', 'nummer'].map((word) => [word, 'number'] as const),
  ...['emp', 'empl'].map((word) => [word, 'employee'] as const),
  ['mgr', 'manager'],
  ['dept', 'department'],
]);

/** The words of a name that tell its field, in one form. @param words as `wordsOfName` gives them */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !emptyWords.has(word));
  return (telling.length === 0 ? words : telling).map((word) => shortWords.get(word) ?? word);
}

/** Words of which headings are put together in every order: 'Manager Work Email', 'E-Mail des Vorgesetzten', 'Official Email ID'. */
export const wordClasses = {
  mail: 'email, emails, mail, emailadresse, emailadres, emailadresy, courriel, mel, correo, posta, elettronica, poczta, epost, epostadresse, epostadress, mejl',
  address: 'address, adresse, adres, electronico, electronique, eletronico',
  work: 'work, business, company, corporate, professional, official, professionnel, professionnelle, pro, geschäftlich, geschäftliche, dienstlich, dienstliche, dienst, firma, firmen, beruflich, arbeit, trabajo, empresa, corporativo, laboral, profesional, profissional, trabalho, aziendale, lavoro, werk, zakelijk, służbowy, służbowa, jobb, jobbet, arbete, arbejde',
  employee:
    'employee, staff, worker, associate, colleague, Mitarbeiter, salarié, employé, collaborateur, empleado, trabajador, colaborador, funcionário, dipendente, medewerker, pracownik, pracownika, ansatt, medarbejder, anställd',
  id: 'ID, EID, identifier, number, code, matricule, matrícula, matricola, código, codice, cod, kod, legajo, Kennung, Personalnummer, Mitarbeiternummer, personeelsnummer, ansattnummer, medarbejdernummer, anställningsnummer',
  manager:
    'manager, supervisor, boss, Vorgesetzter, Vorgesetzten, Vorgesetzte, Führungskraft, responsable, supérieur, chef, jefe, superior, supervisora, gestor, responsabile, superiore, leidinggevende, przełożony, przełożonego, leder, leders, chefs, chefens',
  line: 'line, direct, reporting, hiérarchique, imediato, bezpośredni, nærmeste, närmaste',
} as const;

export type WordClass = keyof typeof wordClasses;

/** Names of a column with the whole name of a person, which no field takes as it is. */
export const fullNames = `name, full name, employee name, employee, legal name, display name, worker, staff name,
  first and last name, Name Vorname, Vorname Name, Nachname Vorname, vollständiger Name, Mitarbeiter, Mitarbeitername,
  Angestellter, nom complet, nom et prénom, prénom et nom, nom prénom, salarié, employé, collaborateur, nombre completo,
  nombre y apellidos, apellidos y nombre, empleado, trabajador, nome completo, nome e cognome, cognome e nome, dipendente,
  funcionário, naam, volledige naam, medewerker, imię i nazwisko, nazwisko i imię, pracownik, navn, fullt navn, ansatt,
  fulde navn, medarbejder, namn, anställd, 氏名`;

/**
 * Words that assign a heading to another person, place or time than its field: 'Emergency contact / Email', 'E-Mail
 * (privat)', 'Manager - Employee number'. A word begins so; long ones also contain it.
 */
export const foreignWords = `emergency, ice, partner, spouse, husband, wife, home, personal, kin, parent, mother, father, child,
  dependent, son, daughter, sibling, guardian, beneficiary, relative, family, manager, supervisor, boss, head, lead, mentor,
  buddy, coach, recruiter, referr, referee, reference, assistant, approver, colleague, coordinator, guarantor, sponsor, tutor,
  client, customer, vendor, secondary, alt, other, former, previous, prior, old, past, next, address, residence, resident,
  birth, bank, billing, mailing, postal, permanent, temporary, school, university, spou, phone, mobile, cell, fax, telefon,
  notfall, ehe, gatte, gattin, privat, sohn, tochter, eltern, mutter, vater, angehorig, vorgesetzt, fuhrungskraft, leiter, chef,
  betreuer, ansprech, pate, referent, kunde, assistenz, kollege, wohn, adresse, anschrift, heimat, geburt, fruher, vorherig,
  ehemalig, stellvertret, zweit, sonstig, urgence, conjoint, epoux, epouse, prive, perso, enfant, fils, fille, mere, pere,
  proche, responsable, superieur, tuteur, parrain, naissance, domicile, ancien, precedent, autre, beneficiaire, garant,
  emergencia, conyuge, pareja, esposo, esposa, particular, hijo, hija, padre, madre, familiar, jefe, casa, domicilio, direccion,
  nacimiento, anterior, contacto, otro, otra, beneficiario, pessoal, conjuge, filho, filha, mae, pai, morada, endereco, gestor,
  chefia, coniuge, figlio, figlia, genitore, residenza, indirizzo, responsabile, noodgeval, echtgeno, ouder, thuis, woonplaats,
  leidinggevend, rodow, prywatn, malzon, dziecko, rodzic, zamieszkania, przelozon, nodkontakt, pargrorende, ektefelle, barn,
  hjem, bosted, leder, nodsituation, aegtefaelle, bopael, make, anhorig, hem, bostad`;

/** Words of another period than the year: pay with one of them is no annual pay. */
export const periodWords =
  'month, mtl, week, biweek, fortnight, day, dai, hour, hr, semi, quarter, monat, mens, mes, mois, woch, maand, maned, manad, miesi, mese, tag, tagl, stund, hebdo, semain, seman, jour, heure, horaire, hora, dia, quinc';
