import type { Employee } from './tables';

type Person = {
  firstName: string;
  lastName: string;
  gender: Employee['gender'];
  dateOfBirth: string;
  nationality: string;
  jobTitle: string;
  department: string;
  location: string;
  startDate: string;
  annual: number;
};

/** The eighteen of Northbay Systems, in the order in which they joined. The first of a department leads it. */
const people: readonly Person[] = `
  Priya | Raman | female | 1979-06-02 | Indian | Sales Director | Sales | Oslo | 2017-02-01 | 128000
  Jonas | Lindqvist | male | 1982-11-23 | Swedish | Head of Engineering | Engineering | Gothenburg | 2017-02-01 | 134000
  Ingrid | Halvorsen | female | 1985-01-14 | Norwegian | HR Manager | People | Oslo | 2018-05-14 | 92000
  Mateo | Silva | male | 1991-04-18 | Portuguese | Account Executive | Sales | Oslo | 2019-03-01 | 78000
  Aiko | Tanaka | female | 1988-09-30 | Japanese | Marketing Manager | Marketing | Copenhagen | 2019-08-19 | 88000
  Samuel | Okafor | male | 1990-12-05 | Nigerian | Senior Software Engineer | Engineering | Gothenburg | 2019-10-01 | 104000
  Elin | Sandberg | female | 1987-07-21 | Swedish | Customer Success Lead | Customer Success | Gothenburg | 2020-01-06 | 84000
  Thomas | Keller | male | 1976-03-11 | German | Finance Director | Finance | Oslo | 2020-02-03 | 126000
  Leila | Haddad | female | 1993-05-27 | Lebanese | Product Designer | Engineering | Copenhagen | 2020-09-14 | 86000
  Oskar | Nowak | male | 1995-02-08 | Polish | Software Engineer | Engineering | Gothenburg | 2021-03-15 | 82000
  Grace | Mensah | female | 1992-10-19 | Ghanaian | Customer Success Manager | Customer Success | Oslo | 2021-06-01 | 72000
  Daniel | Berg | male | 1989-08-03 | Norwegian | Account Executive | Sales | Oslo | 2021-11-08 | 76000
  Sofia | Marin | female | 1996-12-28 | Romanian | Content Specialist | Marketing | Copenhagen | 2022-04-04 | 62000
  Noah | Jensen | male | 1997-06-16 | Danish | Software Engineer | Engineering | Copenhagen | 2022-08-22 | 79000
  Wei | Zhang | female | 1990-01-25 | Chinese | Financial Analyst | Finance | Oslo | 2023-01-09 | 74000
  Hanna | Virtanen | female | 1994-03-07 | Finnish | Talent Partner | People | Oslo | 2023-05-02 | 68000
  Carlos | Mendes | male | 1998-09-12 | Brazilian | Support Specialist | Customer Success | Gothenburg | 2024-02-12 | 58000
  Freya | Olsen | female | 1999-11-04 | Danish | Sales Development Representative | Sales | Copenhagen | 2025-01-13 | 56000
`
  .trim()
  .split('\n')
  .map((line) => {
    const [firstName = '', lastName = '', gender = '', dateOfBirth = '', nationality = '', ...work] = line
      .split('|')
      .map((cell) => cell.trim());
    const [jobTitle = '', department = '', location = '', startDate = '', annual = ''] = work;
    return {
      firstName,
      lastName,
      gender: gender === 'male' ? 'male' : 'female',
      dateOfBirth,
      nationality,
      jobTitle,
      department,
      location,
      startDate,
      annual: Number(annual),
    };
  });

const mailOf = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>) =>
  `${firstName}.${lastName}@northbay.example`.toLowerCase();

function ageAt(dateOfBirth: string, now: Date): number {
  const born = new Date(`${dateOfBirth}T00:00:00Z`);
  const hadBirthday = now.getUTCMonth() * 100 + now.getUTCDate() >= born.getUTCMonth() * 100 + born.getUTCDate();
  return now.getUTCFullYear() - born.getUTCFullYear() - (hadBirthday ? 0 : 1);
}

/** The seed's employees without id and owner, with all fields of spec 3. */
export function seedPeople(now: Date): Omit<Employee, 'id' | 'ownerId'>[] {
  const idOf = (index: number) => `NB-${1001 + index}`;
  return people.map(({ annual, ...person }, index) => {
    const leadAt = people.findIndex(({ department }) => department === person.department);
    // Whoever leads a department reports to the first of the list; she reports to herself for want of a board.
    const managerAt = leadAt === index ? 0 : leadAt;
    const manager = people[managerAt] ?? person;
    return {
      ...person,
      workMail: mailOf(person),
      age: ageAt(person.dateOfBirth, now),
      employmentEffectiveDate: person.startDate,
      employmentCategory: 'Permanent',
      employmentType: 'Full-time',
      fullTimeWorkingPattern: 'Monday to Friday, 40 hours',
      workEffectiveDate: person.startDate,
      employmentId: idOf(index),
      reportsTo: `${manager.firstName} ${manager.lastName}`,
      contractType: 'Indefinite',
      managersEmail: mailOf(manager),
      managersId: idOf(managerAt),
      salaryEffectiveDate: `${now.getUTCFullYear()}-01-01`,
      salaryPayPeriod: 'Monthly',
      grossSalaryCurrency: 'USD',
      salaryPayFrequency: 'Monthly',
      grossSalaryAnnual: annual,
      grossSalaryMonthly: Math.round((annual / 12) * 100) / 100,
      jobLevel: '',
      jobGrade: '',
      voluntaryPensionContribution: 1000,
      timeSinceLastSalaryChange: 1000,
    };
  });
}
