create or replace trigger compliance_assessment_search before insert or update of ref, name on compliance_assessment
  for each row execute function keep_search_text('name');
