import type { EmployeeField } from '@/domain/employee';

/** Words of pay periods and frequencies. */
const intervals = {
  Monthly:
    'month, per month, monatlich, Monat, mensuel, mois, mensual, mes, mensile, maandelijks, maand, miesięcznie, miesiąc, månedlig, måned, månadsvis, månad',
  Weekly:
    'week, per week, wöchentlich, Woche, hebdomadaire, semaine, semanal, semana, settimanale, wekelijks, tygodniowo, ukentlig, ugentlig, veckovis',
  'Every two weeks':
    'fortnightly, every other week, every 2 weeks, zweiwöchentlich, vierzehntägig, 14-tägig, toutes les deux semaines, cada dos semanas',
};

/**
 * Other names of the values of a list in files, by the value as it is shown: the languages of field-names.ts. Case,
 * accents and punctuation do not matter (values.ts). Codes of one letter are read with the others of their column. 'bi-weekly',
 * 'bimensuel' and 'quincenal' are twice a month in one place and every two weeks in another: they stay as they are.
 */
export const valueWords: { readonly [Name in EmployeeField]?: Readonly<Record<string, string>> } = {
  gender: {
    Male: 'man, mr, boy, he, männlich, Mann, Herr, masculin, homme, monsieur, masculino, hombre, varón, señor, Sr, maschio, uomo, signor, dhr, mężczyzna, pan, herre, mand, 男, 男性',
    Female:
      'woman, ms, mrs, miss, she, weiblich, Frau, féminin, femme, madame, Mme, femenino, femenina, mujer, señora, Sra, feminino, mulher, femmina, donna, signora, vrouw, mevr, kobieta, pani, kvinne, kvinde, kvinna, 女, 女性',
  },
  employmentCategory: {
    Permanent:
      'permanent employee, regular, Festanstellung, Festangestellt, fest, Stamm, permanente, titulaire, fijo, fija, fast ansatt, fastansatt, fast, tillsvidare, tillsvidareanställd, vast, stały',
    Temporary:
      'temp, Zeitarbeit, Aushilfe, temporär, temporaire, intérimaire, temporal, eventual, midlertidig, visstid, vikar, vikarie, tijdelijk, temporário, interinale',
    Contractor: 'external, extern, Auftragnehmer, prestataire, contratista, externo, konsulent, konsult, zzp',
    Intern:
      'internship, trainee, Praktikant, Praktikantin, Praktikum, stagiaire, becario, becaria, prácticas, estagiário, stagista, stagiair, praktykant',
  },
  employmentType: {
    'Full-time':
      'full, FT, salaried full-time, Vollzeit, VZ, temps plein, temps complet, plein temps, tiempo completo, jornada completa, completa, tempo integral, tempo pieno, voltijd, fulltime, pełny etat, heltid, fuldtid',
    'Part-time':
      'part, PT, salaried part-time, part time (20+ hours per week), Teilzeit, TZ, temps partiel, mi-temps, tiempo parcial, parcial, media jornada, tempo parcial, tempo parziale, deeltijd, parttime, niepełny etat, część etatu, deltid, jornada parcial',
    Hourly: 'per hour, stundenweise, Stundenlohn, horaire, à l’heure, por horas',
    'On call': 'Arbeit auf Abruf, auf Abruf, Rufbereitschaft, sur appel, de guardia, por llamada',
  },
  fullTimeWorkingPattern: {
    Shifts: 'shift, shift work, Schicht, Schichtarbeit, Schichtdienst, équipes, travail posté, turnos, por turnos',
  },
  contractType: {
    Indefinite:
      'permanent, unlimited, open-ended, unbefristet, CDI, indéterminé, durée indéterminée, indefinido, indefinida, prazo indeterminado, tempo indeterminato, indeterminato, onbepaalde tijd, czas nieokreślony, umowa na czas nieokreślony, fast, fastansat, tillsvidare, tillsvidareanställning',
    'Fixed term':
      'limited, befristet, CDD, déterminé, durée déterminée, plazo fijo, temporal, duración determinada, prazo determinado, tempo determinato, determinato, bepaalde tijd, czas określony, umowa na czas określony, midlertidig, tidsbegrænset, visstid, visstidsanställning',
    Probation:
      'trial, Probezeit, période d’essai, essai, periodo de prueba, prueba, período de experiência, periodo di prova, proeftijd, okres próbny, prøvetid, provanställning',
    Freelance: 'freelancer, self-employed, freiberuflich, Freiberufler, frei, indépendant, autónomo, autónoma',
  },
  grossSalaryCurrency: {
    USD: '$, US$, dollar, dollars, US-Dollar, dólar, dólares',
    EUR: '€, euro, euros',
    GBP: '£, pound, pounds, sterling, Pfund, livre, libra',
    CHF: 'SFr, Fr, franken, Swiss francs, francs suisses, francos suizos',
    INR: '₹, rupee, rupees, Rupie, roupie, rupia',
  },
  salaryPayPeriod: {
    ...intervals,
    Yearly:
      'year, annual, annually, per year, jährlich, Jahr, annuel, anual, año, annuale, anno, jaarlijks, jaar, rocznie, rok, årlig, år, yearly',
  },
  salaryPayFrequency: {
    ...intervals,
    'Twice a month':
      'semi-monthly, semimonthly, twice monthly, zweimal im Monat, halbmonatlich, deux fois par mois, dos veces al mes',
  },
};
