/** Whole years from a birth date to a local day; empty if the date is missing. */
export function ageOn(dateOfBirth: string, today: Date): string {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number);
  const isBefore = [today.getMonth() + 1 - month, today.getDate() - day].find((part) => part !== 0) ?? 0;
  const age = today.getFullYear() - year - (isBefore < 0 ? 1 : 0);
  // A half-typed year would give ages of a thousand and more.
  return age >= 0 && age <= 120 ? String(age) : '';
}
