import type { EmployeeField } from '@/domain/employee';
import { fold } from '@/lib/text-search';

/** Letters and digits of any script; currency signs, which some files have as a value. */
const signs = /[^\p{L}\p{N}\p{Sc}]+/gu;

/**
 * The words of a name or value as they are compared: without case, accents and punctuation. 'ae' is 'ä' where a keyboard had
 * none, and 'e-mail' is one word.
 */
export function wordsOfName(text: string): string[] {
  const plain = fold(text)
    .replaceAll(/\be-mail/g, 'email')
    .replaceAll('#', ' number ');
  const words = plain.split(signs).filter((word) => word !== '');
  return words.map((word) => word.replaceAll(/([aou])e/g, '$1'));
}

/** The same as one text: equal for names that mean the same. */
export const nameKey = (text: string): string => wordsOfName(text).join('');

/**
 * Other names of a field in files, beside its label and its name in the calls: English, German, French and Spanish. Case,
 * accents and punctuation do not matter, nor does the order of the words (columns.ts). A name with '?' may as well be of
 * someone's home, or of another number or pay: it is a suggestion (docs/product.md 8.12).
 */
export const fieldNames: { readonly [Name in EmployeeField]?: readonly string[] } = {
  firstName: ['given name, forename, first', 'Vorname, Rufname', 'prénom', 'nombre?, nombre de pila'],
  lastName: [
    'surname, family name, last',
    'Nachname, Familienname, Zuname',
    'nom?, nom de famille',
    'apellido, apellidos, primer apellido',
  ],
  workMail: [
    'email, email address, work mail, company email, business email',
    'E-Mail-Adresse, E-Mail geschäftlich, geschäftliche E-Mail, E-Mail dienstlich, Dienst-E-Mail',
    'courriel, adresse email, email professionnel, adresse électronique',
    'correo, correo electrónico, correo de trabajo, email corporativo',
  ],
  gender: ['sex', 'Geschlecht, Anrede', 'genre, sexe, civilité', 'género, sexo'],
  dateOfBirth: [
    'birth date, birthday, born, DOB',
    'Geburtsdatum, Geburtstag, geboren am',
    'date de naissance',
    'fecha de nacimiento, nacimiento',
  ],
  age: ['age in years', 'Alter', 'âge', 'edad'],
  nationality: ['citizenship', 'Nationalität, Staatsangehörigkeit', 'nationalité', 'nacionalidad'],

  jobTitle: [
    'title?, position, role, job',
    'Stelle, Stellenbezeichnung, Berufsbezeichnung, Funktion, Tätigkeit',
    'poste, intitulé du poste, fonction',
    'puesto, cargo, título del puesto',
  ],
  department: ['team, division, unit, dept', 'Abteilung, Bereich', 'département, service', 'departamento, área'],
  employmentId: [
    'ID?, employee ID, employee number, employee no, personnel number, staff ID, staff number, badge number',
    'Personalnummer, Personal-Nr, Mitarbeiternummer, Mitarbeiter-ID',
    'matricule, numéro d’employé',
    'número de empleado, legajo',
  ],
  location: [
    'site, office, place of work, city?',
    'Standort, Arbeitsort, Ort?',
    'lieu?, lieu de travail, site de travail',
    'ubicación, lugar de trabajo, ciudad?',
  ],
  employmentCategory: [
    'category?, worker category',
    'Beschäftigungskategorie, Mitarbeitergruppe, Kategorie?',
    'catégorie?, catégorie d’emploi',
    'categoría?, categoría de empleo',
  ],
  employmentType: [
    'type of employment, work type',
    'Beschäftigungsart, Anstellungsart, Beschäftigungsverhältnis',
    'type d’emploi',
    'tipo de empleo',
  ],
  fullTimeWorkingPattern: [
    'working pattern, work pattern, working hours, work schedule, schedule',
    'Arbeitszeit, Arbeitszeitmodell, Wochenarbeitszeit',
    'horaires, horaire de travail, temps de travail?',
    'horario, jornada?',
  ],
  startDate: [
    'start, hire date, hired, date hired, joined, joining date, date of joining',
    'Eintrittsdatum, Eintritt, Startdatum, Beginn',
    'date d’entrée, date d’embauche, date de début',
    'fecha de inicio, fecha de ingreso, fecha de alta, fecha de contratación',
  ],
  employmentEffectiveDate: [
    'employment effective from, employment start',
    'Beschäftigung ab, Beschäftigungsbeginn, Anstellung gültig ab',
    'date d’effet de l’emploi',
    'fecha efectiva de empleo, fecha de efecto del empleo',
  ],
  workEffectiveDate: [
    'work effective from, work start',
    'Arbeitsbeginn, Tätigkeit ab, Arbeit gültig ab',
    'date d’effet du travail',
    'fecha efectiva de trabajo, fecha de efecto del trabajo',
  ],

  reportsTo: [
    "manager, manager name, manager's name, supervisor, line manager, boss, reporting to",
    'Vorgesetzter, Vorgesetzte, Vorgesetzte/r, Führungskraft, berichtet an',
    'responsable, supérieur, supérieur hiérarchique',
    'jefe, jefe directo, reporta a',
  ],
  contractType: [
    'contract, type of contract',
    'Vertragsart, Vertragstyp, Vertrag',
    'type de contrat, contrat',
    'tipo de contrato, contrato',
  ],
  managersEmail: [
    'manager email, supervisor email, line manager email',
    'E-Mail des Vorgesetzten, E-Mail Vorgesetzter, Vorgesetzten-E-Mail',
    'email du responsable, courriel du responsable',
    'correo del jefe, email del jefe',
  ],
  managersId: [
    'manager ID, manager number, supervisor ID, line manager ID',
    'Vorgesetzten-ID, Personalnummer des Vorgesetzten, ID des Vorgesetzten',
    'matricule du responsable',
    'ID del jefe, ID del responsable',
  ],

  salaryEffectiveDate: [
    'salary effective from, salary from, salary since, pay effective date',
    'Gehalt gültig ab, Gehalt ab',
    'date d’effet du salaire',
    'fecha efectiva del salario, fecha de efecto del salario',
  ],
  grossSalaryCurrency: ['salary currency, gross salary currency', 'Währung', 'devise, monnaie', 'moneda, divisa'],
  grossSalaryAnnual: [
    'annual salary, yearly salary, gross salary?, salary?, base salary?, gross annual',
    'Jahresgehalt, Bruttojahresgehalt, Jahresbrutto, Gehalt?, Gehalt jährlich, Gehalt p. a.',
    'salaire annuel, salaire annuel brut, salaire brut annuel',
    'salario anual, salario bruto anual, sueldo anual',
  ],
  grossSalaryMonthly: [
    'monthly salary, gross monthly',
    'Monatsgehalt, Bruttomonatsgehalt, Monatsbrutto, Gehalt monatlich, Gehalt pro Monat',
    'salaire mensuel, salaire mensuel brut, salaire brut mensuel',
    'salario mensual, salario bruto mensual, sueldo mensual',
  ],
  salaryPayPeriod: [
    'salary pay period, period of pay',
    'Abrechnungszeitraum, Gehaltszeitraum, Lohnperiode',
    'période de paie',
    'periodo de pago, período de nómina',
  ],
  salaryPayFrequency: [
    'salary pay frequency, payment frequency',
    'Zahlweise, Zahlungsrhythmus, Auszahlungsrhythmus, Gehaltszahlung',
    'fréquence de paie, fréquence de paiement',
    'frecuencia de pago',
  ],
};

/** Names of a column with the whole name of a person, which no field takes as it is. */
export const fullNames = [
  'name, full name, employee name, employee, legal name, display name, worker, staff name, first and last name',
  'Name Vorname, Vorname Name, Nachname Vorname, vollständiger Name, Mitarbeiter, Mitarbeitername, Angestellter',
  'nom complet, nom et prénom, prénom et nom, nom prénom, salarié, employé, collaborateur',
  'nombre completo, nombre y apellidos, apellidos y nombre, empleado, trabajador',
];

/**
 * Words by which a heading is of another person, another place or another time than the part of it that names a field:
 * 'Emergency contact / Email', 'E-Mail (privat)', 'Manager - Employee number'. A word begins so; long ones also contain it.
 */
export const foreignWords = [
  'emergency, ice, partner, spouse, husband, wife, home, private, personal, kin, parent, mother, father, child, dependent, son',
  'daughter, sibling, guardian, beneficiary, relative, family, manager, supervisor, boss, head, lead, mentor, buddy, coach',
  'recruiter, referr, referee, reference, assistant, approver, colleague, coordinator, guarantor, sponsor, tutor, client',
  'customer, vendor, secondary, alt, other, former, previous, prior, old, past, next, address, residence, resident, birth, bank',
  'billing, mailing, postal, permanent, temporary, school, university, spou',
  'notfall, ehe, gatte, gattin, lebenspartner, privat, kind, sohn, tochter, eltern, mutter, vater, angehorig, vorgesetzt',
  'fuhrungskraft, leiter, chef, betreuer, ansprech, pate, referent, kunde, assistenz, kollege, wohn, adresse, anschrift, heimat',
  'geburt, fruher, vorherig, ehemalig, stellvertret, zweit, sonstig, alte',
  'urgence, conjoint, epoux, epouse, prive, perso, enfant, fils, fille, mere, pere, proche, responsable, superieur, tuteur',
  'parrain, naissance, domicile, ancien, precedent, autre, beneficiaire, garant',
  'emergencia, conyuge, pareja, esposo, esposa, particular, hijo, hija, padre, madre, familiar, jefe, casa, domicilio',
  'direccion, nacimiento, anterior, contacto, otro, otra, tutor, beneficiario',
];

/** Words of another period than the year: pay with one of them is no annual pay. */
export const periodWords =
  'month, mtl, week, biweek, fortnight, day, dai, hour, hr, semi, quarter, monat, mens, mes, mois, woch, tag, tagl, stund, hebdo, semain, seman, jour, heure, horaire, hora, dia, quinc';
