/** The lookup list of the job categories of contact `c`; ids repeat in the other lists. */
export const JOB_LIST = `case c.profile_type_id when 12 then 'job_categories_state' when 15 then 'job_categories_federal'
  else 'job_categories' end`;
