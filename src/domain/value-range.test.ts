import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readRange, readValue, withoutUnit } from './value-range';

const read = (line: string) => {
  const range = readRange(line);
  return range && [range.before, range.start, range.target, range.after];
};

describe('the range of a result', () => {
  it.each<[string, string, number, number, string]>([
    ['Reduce churn from 4% to 2% by March 31, 2027', '', 4, 2, '%'],
    ['Churn from 4% (today) to 2%', '', 4, 2, '%'],
    ['Cut churn from 4 to 2% this year', '', 4, 2, '%'],
    ['Cut churn from 4% -> 2%', '', 4, 2, '%'],
    ['Umsatz von 40 auf 60 steigern', '', 40, 60, ''],
    ['Durchlaufzeit von 5 Tagen auf 2 Tage senken', '', 5, 2, ' Tagen'],
    ['Marge von 4,5 % auf 6 % bis 31.12.2026', '', 4.5, 6, ' %'],
    ['Besuche von 1.200 auf 1.500 erhöhen', '', 1200, 1500, ''],
    ['Passer le panier de 1 200 € à 1 500 €', '', 1200, 1500, ' €'],
    ['Reducir el plazo de 10 días a 4 días', '', 10, 4, ' días'],
    ['Aumentar de 10 para 20 clientes', '', 10, 20, ''],
    ['Ridurre i reclami da 10 a 4', '', 10, 4, ''],
    ['Verlaag het aantal klachten van 10 naar 4', '', 10, 4, ''],
    ['Minska svarstiden från 10 till 4', '', 10, 4, ''],
    ['Zmniejszyć liczbę błędów z 10 do 4', '', 10, 4, ''],
    ['Сократить срок с 10 до 4 дней', '', 10, 4, ' дней'],
    ['Lift revenue from $420K to $520K a quarter by 31 March 2027', '$', 420, 520, 'K'],
    ['Grow revenue from $800K to $1.2M', '$', 0.8, 1.2, 'M'],
    ['Umsatz von 1,2 Mio. € auf 2 Mio. €', '', 1.2, 2, ' Mio. €'],
    ['Shorten delivery from 5 to 2 days by June', '', 5, 2, ' days'],
    ['Shorten delivery from 5 days to 1 day', '', 5, 1, ' days'],
    ['Raise the rating from 4.1/5 to 4.5/5', '', 4.1, 4.5, '/5'],
    ['Cut p95 from 400ms to 250ms', '', 400, 250, 'ms'],
    ['Raise uptime from 99.9% to 99.999%', '', 99.9, 99.999, '%'],
    ['Raise paying teams from 1,200 to 1,500', '', 1200, 1500, ''],
    ['Lift the margin from -5% to 3%', '', -5, 3, '%'],
    ['Cut the energy of a unit from 4.2 to 3.4 kWh', '', 4.2, 3.4, ' kWh'],
    ['Raise NPS from about 32 to at least 45', '', 32, 45, ''],
    ['Raise coverage from ~40% to >60%', '', 40, 60, '%'],
    ['Win rate from a baseline of 20% to 30%', '', 20, 30, '%'],
    ['Shorten it from 12 (our average) to under 8 minutes', '', 12, 8, ' minutes'],
    ['Quote von rund 40 % auf mindestens 60 %', '', 40, 60, ' %'],
    ['Nutzer von ４０ auf ６０ erhöhen', '', 40, 60, ''],
  ])('is found: %s', (line, ...range) => {
    expect(read(line)).toEqual(range);
  });

  it.each([
    'Reach 60 customers',
    'Run the pilot from Jan to March',
    'Run the pilot from 2025 to 2026',
    'Run the pilot from 5 to 9 March',
    'Open the desk from 9:00 to 17:00',
    'Churn from 4% to 2% and margin from 5% to 8%',
    'Grow from 40 to 60 to 80',
    'Keep the team from 5 to 5',
    'Raise the share from 2 to 4 percentage points',
    'Raise the share from 2% to 4 pp',
    'Anteil von 2 auf 4 Prozentpunkte erhöhen',
    'Passer de 2 à 4 points de pourcentage',
    'Shorten delivery from 5 days to 48 hours',
    'Shorten delivery from 5 days to 20%',
    'Grow revenue from $1.2 to $2M',
    'Grow revenue from €10 to $20',
    'Move from version 1.2 to 2.0',
    'Move from 3rd to 1st place',
    'Cut cases from 10-15 to 5',
    'Cut cases from 10 to 2-3',
    'Ship from 1.2.3 to 1.3.0',
    'From zero to hero',
    '',
  ])('is none: %s', (line) => {
    expect(readRange(line)).toBeNull();
  });
});

describe('the range of a result with a start and a target beside it', () => {
  it.each<[string, string, string, number, number, string]>([
    ['Answer faster', 'Baseline: 42 min; Target: 15 min; Owner: Jo', '', 42, 15, ' min'],
    ['Deflect tickets | Baseline: 20% | Target: 35%', '', '', 20, 35, '%'],
    ['Raise NPS (Baseline: 31 → Target: 45)', '', '', 31, 45, ''],
    ['Raise NPS', '(Baseline: 31 -> Target: 45)', '', 31, 45, ''],
    ['Win rate; baseline: 20%, target: 30% by June 30, 2027', '', '', 20, 30, '%'],
    ['Cost per hire', 'formula: cost / hires; current value: €5,400; target value: €4,200', '€', 5400, 4200, ''],
    ['Members', 'Current: 2,300; Target: 4,000', '', 2300, 4000, ''],
    ['Close the books', 'start: 9; target: 4; unit: days', '', 9, 4, ' days'],
    ['Churn', 'Baseline (2026): 6% (average); Target: < 4%', '', 6, 4, '%'],
    ['Besuche', 'Ausgangswert: 1.200; Zielwert: 1.500', '', 1200, 1500, ''],
    ['Время ответа', 'Текущее значение: 40 мин; Целевое значение: 15 мин', '', 40, 15, ' мин'],
    ['会员', '基线：20%；目标：30%', '', 20, 30, '%'],
    ['Cut churn from 5% to 3%', 'Baseline: 9%; Target: 1%', '', 5, 3, '%'],
  ])('is found: %s %s', (line, details, ...range) => {
    const { before, start, target, after } = readRange(line, details) ?? {};
    expect([before, start, target, after]).toEqual(range);
  });

  it.each([
    ['Answer faster', 'Baseline: unknown; Target: 15 min'],
    ['Answer faster', 'Target: 15 min'],
    ['Answer faster', 'Baseline: 2 hours; Target: 15 min'],
    ['Answer faster', 'Baseline: 2026-01-01; Target: 2026-06-30'],
    ['Report', 'Start: January 2027; Target: 5 reports'],
  ])('is none: %s %s', (line, details) => {
    expect(readRange(line, details)).toBeNull();
  });
});

describe('a typed value', () => {
  const inLine = (line: string, typed: string) => {
    const range = readRange(line);
    if (range === null) throw new Error(line);
    return readValue(range, typed);
  };

  it.each<[string, string, string, number]>([
    ['from 4% to 2%', '3', '3%', 50],
    ['from 4% to 2%', ' 3,5 % ', '3,5%', 25],
    ['from 4% to 2%', '5', '5%', 0],
    ['from 4% to 2%', '1.5', '1.5%', 100],
    ['from 4% to 2%', '2.01', '2.01%', 99],
    ['von 1.200 auf 1.600', '1.400', '1.400', 50],
    ['from 1,200 to 1,600', '1 400', '1 400', 50],
    ['from 1,200 to 1,600', '1400', '1400', 50],
    ['from 500 to 900', '1,200', '1,200', 100],
    ['from 99.9% to 100%', '99.950', '99.950%', 50],
    ['from 99.9% to 100%', '99,95', '99,95%', 50],
    ['from $1M to $2M', '1.5', '$1.5M', 50],
    ['from $1M to $2M', '$1.5M', '$1.5M', 50],
    ['from $1M to $2M', '1500K', '$1.5M', 50],
    ['from 1000000 to 2000000', '1.5M', '1500000', 50],
    ['from 5 days to 1 day', '3', '3 days', 50],
    ['from 5 days to 1 day', '3 days', '3 days', 50],
    ['from 5 days to 1 day', '１', '1 days', 100],
    ['from 0.1 to 1.1', '0.67', '0.67', 57],
    ['from 999980 to 999984', '999980.04', '999980.04', 1],
  ])('of %s is read: %s', (line, typed, value, percent) => {
    expect(inLine(line, typed)).toEqual({ value, percent });
  });

  it.each(['', 'three', '3 days', '3 to 4', '1.2.3', '$3', '1e3', '3%%', '--3'])('is no number: %s', (typed) => {
    expect(inLine('from 4% to 2%', typed)).toBeNull();
  });

  it('stands beside its unit without it', () => {
    const range = readRange('from $1M to $2M');
    expect(range && withoutUnit(range, '$1.5M')).toBe('1.5');
    expect(range && withoutUnit(range, '1.5')).toBe('1.5');
    expect(range && withoutUnit(range, '3%')).toBe('');
  });

  it('is linear between any two numbers, and comes back with its unit', () => {
    const unit = fc.constantFrom(['', ''], ['', '%'], ['$', 'K'], ['', ' days'], ['€', 'M'], ['', ' €']);
    // Years are no values: they are dates.
    const number = fc.oneof(fc.integer({ min: 0, max: 1_899 }), fc.integer({ min: 2_100, max: 999_999 }));
    fc.assert(
      fc.property(unit, number, number, fc.integer({ min: 0, max: 100 }), ([before, after], start, target, percent) => {
        fc.pre(start !== target);
        const range = readRange(`Bring it from ${before}${start}${after} to ${before}${target}${after}`);
        if (range === null) throw new Error('No range');
        expect(range).toEqual({ start, target, before, after });
        const now = start + ((target - start) * percent) / 100;
        const value = readValue(range, String(now));
        expect(value).toEqual({ value: `${before}${now}${after}`, percent });
        expect(readValue(range, value?.value ?? '')).toEqual(value);
        expect(readValue(range, withoutUnit(range, value?.value ?? ''))).toEqual(value);
      }),
    );
  });

  it('is read from any text without an error, from 0 to 100', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (line, typed) => {
        const range = readRange(`${line} from 4% to 2% ${typed}`) ?? readRange('from 4% to 2%');
        const percent = range && readValue(range, typed)?.percent;
        expect(percent ?? 0).toBeGreaterThanOrEqual(0);
        expect(percent ?? 0).toBeLessThanOrEqual(100);
      }),
    );
  });
});
