import { describe, expect, it } from 'vitest';

import { employeeFields, employeeRows, type EmployeeField } from '@/domain/employee';
import type { Cell } from '@/lib/table-file/table';

import { readHeadings } from './cells';
import { guessHeader, matchColumns } from './columns';

/** The fields of columns, in their order. */
function fieldsOf(headings: readonly string[]): (EmployeeField | null)[] {
  const { sure: columns } = matchColumns(headings);
  return headings.map((_, column) => employeeFields.find((name) => columns[name] === column) ?? null);
}

const rowsOf = (rows: readonly (readonly Cell[])[]) => rows.map((cells, index) => ({ line: index + 1, cells }));

describe('matching columns', () => {
  it.each([
    ['the labels of the form', employeeFields.map((name) => employeeRows[name].label)],
    ['the names in the calls', employeeFields],
    [
      'the labels in capitals, without blanks',
      employeeFields.map((name) => employeeRows[name].label.toUpperCase().replaceAll(' ', '_')),
    ],
  ])('finds every field by %s, in any order', (_, names) => {
    expect(fieldsOf(names.toReversed())).toEqual(employeeFields.toReversed());
  });

  it.each(
    Object.entries({
      Norwegian:
        'Ansattnr, Fornavn, Etternavn, E-post jobb, Kjønn, Fødselsdato, Nasjonalitet, Stilling, Avdeling, Arbeidssted, Ansatt dato, Ansettelsestype, Nærmeste leder, Leders e-post, Årslønn, Månedslønn, Valuta',
      Danish:
        'Medarbejdernummer, Fornavn, Efternavn, Arbejdsmail, Køn, Fødselsdato, Statsborgerskab, Stillingsbetegnelse, Afdeling, Arbejdssted, Ansættelsesdato, Ansættelsesform, Leder, Leders e-mail, Årsløn, Månedsløn, Valuta',
      Dutch:
        'Medewerkersnummer, Voornaam, Achternaam, E-mail werk, Geslacht, Geboortedatum, Nationaliteit, Functie, Afdeling, Locatie, Datum in dienst, Soort contract, Leidinggevende, E-mail leidinggevende, Bruto jaarsalaris, Bruto maandsalaris, Valuta',
      Polish:
        'Kod pracownika, Imię, Nazwisko, E-mail służbowy, Płeć, Data urodzenia, Obywatelstwo, Stanowisko, Dział, Miejsce pracy, Data zatrudnienia, Rodzaj umowy, Przełożony, E-mail przełożonego, Wynagrodzenie roczne brutto, Wynagrodzenie miesięczne brutto, Waluta',
      Italian:
        'Matricola, Nome, Cognome, E-mail aziendale, Sesso, Data di nascita, Cittadinanza, Mansione, Reparto, Sede di lavoro, Data assunzione, Tipo contratto, Responsabile, E-mail responsabile, RAL, Lordo mensile, Valuta',
      Portuguese:
        'Matrícula, Nome, Sobrenome, E-mail corporativo, Sexo, Data de nascimento, Nacionalidade, Cargo, Departamento, Local de trabalho, Data de admissão, Tipo de contrato, Gestor imediato, E-mail do gestor, Salário bruto anual, Salário mensal, Moeda',
    }),
  )('finds the fields of a file in %s', (_, headings) => {
    const names =
      'employmentId, firstName, lastName, workMail, gender, dateOfBirth, nationality, jobTitle, department, location, startDate, contractType, reportsTo, managersEmail, grossSalaryAnnual, grossSalaryMonthly, grossSalaryCurrency';
    expect(fieldsOf(headings.split(', ')).join(', ')).toBe(names);
  });

  // Headings of files of HR systems: corpus.test.ts.
  it.each<[string, EmployeeField]>([
    ['E-mail (work)', 'workMail'],
    ['Vorname / First name', 'firstName'],
    ['DATE  OF BIRTH:', 'dateOfBirth'],
    ['Geschaeftliche E-Mail', 'workMail'],
    ['Fréquence de paie', 'salaryPayFrequency'],
    ['fecha de nacimiento', 'dateOfBirth'],
    ['Manager’s email', 'managersEmail'],
    ['Salary, gross, annual', 'grossSalaryAnnual'],
    // Additions, omissions and abbreviations of HR systems.
    ['First Name [Required]', 'firstName'],
    ['department_name', 'department'],
    ['employeeHireDate', 'startDate'],
    ['Fecha alta', 'startDate'],
    ['Data nascita', 'dateOfBirth'],
    ['Pers.-Nr.', 'employmentId'],
    ['Cod. dipendente', 'employmentId'],
    ['Staff No.', 'employmentId'],
    ['Official Email ID', 'workMail'],
    ['Email - Primary Work', 'workMail'],
    ['E-post arbete', 'workMail'],
    ['Supervisor Name', 'reportsTo'],
    ['Direct manager', 'reportsTo'],
    ['Reports To Associate ID', 'managersId'],
    ['E-mail du responsable hiérarchique', 'managersEmail'],
    ['Chef / E-Mail', 'managersEmail'],
  ])('%s is %s', (heading, field) => {
    expect(fieldsOf([heading])).toEqual([field]);
  });

  it('takes a text of any length and signs for a heading', () => {
    const texts = ['abc.'.repeat(250_000), 'Abt.'.repeat(5000), '(.*)+.\\p{L}', 'Name. '.repeat(1000), '$$$.€', '.'];
    expect(fieldsOf(texts)).toEqual(texts.map(() => null));
  });

  it('has no two columns for a field and no two fields for a column; the surest name wins', () => {
    expect(fieldsOf(['Email', 'Work Email', 'Manager Email', 'Notes'])).toEqual([
      null,
      'workMail',
      'managersEmail',
      null,
    ]);
  });

  it('takes a bare first or last name for what it is beside the other one only', () => {
    expect(fieldsOf(['Nom', 'Prénom'])).toEqual(['lastName', 'firstName']);
    expect(fieldsOf(['Apellidos', 'Nombre'])).toEqual(['lastName', 'firstName']);
    expect(fieldsOf(['Nombre', 'Team'])).toEqual([null, 'department']);
    // In English it is a whole name as often.
    expect(fieldsOf(['Name', 'Vorname'])).toEqual([null, 'firstName']);
    expect(matchColumns(['Name', 'Vorname']).suggested).toEqual({ lastName: 0 });
  });

  it.each<[string, EmployeeField | null]>([
    ['Location (main)', 'location'],
    ['E-Mail (Büro)', 'workMail'],
    ['City', 'location'],
    ['ID', 'employmentId'],
    ['Gehalt', 'grossSalaryAnnual'],
    ['Manager - Full name', 'reportsTo'],
    ['Emergency contact / Email', null],
    ['Notfallkontakt: E-Mail', null],
    ['Email (home)', null],
    ['Courriel (privé)', null],
    ['Correo (personal)', null],
    ['Home Address - City', null],
    ['Partner | Date of birth', null],
    ["Manager's Manager", null],
    ["Supervisor's manager email", null],
    ['Manager of Manager', null],
    ['Conjoint / Date de naissance', null],
    ['Next of kin - First name', null],
    ['Parent: Last name', null],
    ["Manager's office / City", null],
    ['Contact d’urgence / Prénom', null],
    ['Chef / Adresse', null],
    ['Manager / Phone', null],
    ['Manager email (private)', null],
    ['Number of managers', null],
    ['Direct reports', null],
    ['Department code', null],
    ['Geb.-Ort', null],
    ['M. Name', null],
    ['Abt.', 'department'],
    ['Assistant / Email', null],
    // 'E-mail personnel' is French for a private one, and 'Direct Email' may belong to a department.
    ['E-mail personnel', null],
    ['Direct Email', null],
    ['Salary (weekly)', null],
    ['Base salary - monthly', null],
    ['Salaire / mois', null],
  ])('%s may be %s, and is not taken for it', (heading, field) => {
    const { sure, suggested } = matchColumns([heading]);
    expect(sure).toEqual({});
    expect(suggested).toEqual(field === null ? {} : { [field]: 0 });
  });

  it('asks where two columns are named as surely', () => {
    const { sure, suggested } = matchColumns(['Team', 'Abteilung', 'Personalnummer', 'ID']);
    expect(sure).toEqual({ employmentId: 2 });
    expect(suggested).toEqual({ department: 0 });
    const equal = readHeadings(rowsOf([['Email', 'Email']]), 1);
    expect(matchColumns(equal)).toMatchObject({ sure: {}, suggested: { workMail: 0 } });
  });

  it.each(['Name', 'Full name', 'Employee', 'Mitarbeiter', 'Nom complet', 'Name, Vorname', 'Last name, first name'])(
    'takes %s for whole names where no column has the first ones',
    (heading) => {
      expect(matchColumns(['Work Email', heading])).toMatchObject({
        fullName: 1,
        sure: { workMail: 0 },
        suggested: {},
      });
      expect(matchColumns(['First name', heading, 'Last name']).fullName).toBeNull();
    },
  );
});

describe('the row of the names', () => {
  it.each([
    ['below a title', 'Staff 2026 | As of,November | Vorname,Nachname | Ada,Byron', 3],
    ['first', 'First Name,Email | Ada,ada@x.example', 1],
    ['first, of unknown names', 'Alpha,Beta | Ada,Byron', 1],
    ['none, above people', 'Ada,ada@x.example | Eve,eve@x.example', 0],
    [
      'above a person whose words name fields',
      'Förnamn,Efternamn,E-post,Befattning,Avdelning,Ort | Ada,Byron,ada@x.example,Manager,Service,Office',
      1,
    ],
    [
      'above the first person, below titles',
      'Personal 2026 | Datum,2026-11-20 | Förnamn,Efternamn,Ålder,Lön | Ada,Byron,35,54 000.00',
      3,
    ],
  ])('%s', (_, rows, line) => {
    expect(guessHeader(rowsOf(rows.split(' | ').map((row) => row.split(','))))).toBe(line);
  });

  it('none, above days of a workbook', () => {
    expect(guessHeader(rowsOf([['Ada', { date: '2026-01-05' }]]))).toBe(0);
  });

  it('names what has no name, and the second of two', () => {
    const rows = rowsOf(['Email,,Email', ',,,x'].map((row) => row.split(',')));
    expect(readHeadings(rows, 1)).toEqual(['Email', 'Column 2', 'Email (Column 3)', 'Column 4']);
  });
});
